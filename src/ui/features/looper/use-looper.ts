import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { projectsQuery, type Project } from '../../../domain/looper'
import type { QueryResult, Query, QueryState } from '../../../domain/query'
import type { Slice } from '../../../domain/event-log'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

/**
 * A list of the project console. The list loads on mount. When any tab chooses another project, the list is cleared and
 * loads again.
 */
export const useProjectList = <I, A>(query: Query<I, A>, slice: Slice<QueryState<I, A>>, input: NoInfer<I>) => {
  const app = useApp()
  const { slices } = useFeature('looper')
  const { projectId } = useAccountState(slices.account.selectedProject)
  const state = useAccountState(slice)
  // Callers pass a new object on every render, so this compares inputs by value.
  const [asked, setAsked] = useState<I>(input)
  if (JSON.stringify(asked) !== JSON.stringify(input)) setAsked(input)
  const read = useCallback(() => {
    app.account.dispatch(query.want(asked))
  }, [query, asked, app])
  useEffect(read, [read, projectId])
  const listed: QueryResult<A> = query.listed(state, asked)
  return {
    ...listed,
    read,
    readMore: () => {
      app.account.dispatch(query.more(asked))
    },
  }
}

export interface CurrentProject {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly projects: readonly Project[]
  /** The current project. `null` while no project is chosen, or if the member has no project with the id. */
  readonly project: Project | null
  readonly read: () => void
  readonly choose: (project: Project) => void
}

/** The project in the URL, otherwise the project that was chosen last. */
export const useCurrentProject = (): CurrentProject => {
  const app = useApp()
  const { slices } = useFeature('looper')
  const [query, setQuery] = useSearchParams()
  const choice = useAccountState(slices.account.selectedProject)
  const { status, items: projects, read } = useProjectList(projectsQuery, slices.account.projects, { keyword: '' })
  const named = query.get('projectId')
  const currentId = named ?? choice.projectId
  const project = projects.find(({ projectId }) => projectId === currentId) ?? null
  const known = project?.projectId ?? null
  useEffect(() => {
    if (named !== null || known === null) return
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('projectId', known)
        return next
      },
      { replace: true },
    )
  }, [named, known, setQuery])
  return {
    status,
    projects,
    project,
    read,
    choose: ({ projectId }) => {
      app.account.dispatch({ type: 'looper/ChooseProject', projectId })
    },
  }
}
