import { useCallback, useEffect } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { globalSearchViewModel } from '../../../domain/global-search'
import { groupOf, type Group, type PagedList } from '../../../domain/group'
import { isVisitor, sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'
import { listEndState } from '../../components/feedback/list-end-state'
import { paths } from '../../app/routing/paths'
import type { SearchResultListProps } from './SearchResultList'
import type { SearchViewProps } from './SearchView'

/** View model of the search page. Back restores the page's text and results. */
export const useGlobalSearch = (): SearchViewProps => {
  const app = useApp()
  const navigate = useNavigate()
  const isBack = useNavigationType() === 'POP'
  const session = useAccountState(app.account.slices.session)
  const asVisitor = isVisitor(session)
  const sessionId = sessionOf(session)?.sessionId
  const [params] = useSearchParams()
  const words = params.get('q')
  const { text, isBlank, takesFocus, kind, groups, people } = globalSearchViewModel(
    useTabState(useFeature('global-search').slices.tab.globalSearch),
    'page',
  )
  const known = useAccountState(useFeature('group').slices.account.group)
  useEffect(() => {
    // The start of a session clears the search, so the search opens only after the session exists.
    if (sessionId !== undefined)
      app.tab.dispatch({ type: 'global-search/OpenGlobalSearch', place: 'page', text: isBack ? words : (words ?? '') })
  }, [app, isBack, words, sessionId])
  const onMore = () => app.tab.dispatch({ type: 'global-search/LoadMoreResults', place: 'page' })
  const listed = <A>(list: PagedList<A>, toItem: (item: A) => A): SearchResultListProps<A> => ({
    isBlank,
    onMore,
    more: listEndState(list),
    found:
      list.status === 'shown'
        ? { status: 'ready', value: list.items.map(toItem) }
        : list.status === 'failed'
          ? { status: 'failed', onRetry: onMore }
          : { status: 'loading' },
  })
  // The member may have joined the group after the search, so the account's slice overrides `isMember`.
  const asKnown = useCallback(
    (found: Group): Group => ({ ...found, isMember: groupOf(known, found.gid)?.isMember ?? found.isMember }),
    [known],
  )
  return {
    text,
    takesFocus,
    kind,
    onText: (typed) => app.tab.dispatch({ type: 'global-search/TypeGlobalSearch', place: 'page', text: typed }),
    onKind: (list) => app.tab.dispatch({ type: 'global-search/ShowSearchResults', place: 'page', list }),
    onCancel: () => {
      void (window.history.length > 1 ? navigate(-1) : navigate(paths.groupCentre))
    },
    groups: listed(groups, asKnown),
    people: listed(people, (person) => person),
    onVisitor: asVisitor ? () => app.tab.dispatch({ type: 'ShowVisitorDialog' }) : null,
  }
}
