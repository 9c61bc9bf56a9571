import { useCallback, useEffect } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { finderIn } from '../../../domain/finder'
import { groupOf, type Group, type ListOf } from '../../../domain/group'
import { isVisitor, sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { moreOf } from '../../app/paging'
import { paths } from '../../app/paths'
import type { FoundListProps } from './FoundList'
import type { SearchViewProps } from './SearchView'

/** What the page for searching shows, and what can be done there. Whoever comes back by Back finds what they had found. */
export const useSearch = (): SearchViewProps => {
  const app = useApp()
  const navigate = useNavigate()
  const isBack = useNavigationType() === 'POP'
  const session = useSource(app.account.sources.session)
  const asVisitor = isVisitor(session)
  const sessionId = sessionOf(session)?.sessionId
  const [params] = useSearchParams()
  const words = params.get('q')
  const { text, isBlank, takesFocus, kind, groups, people } = finderIn(useSource(app.tab.sources.finder), 'page')
  const known = useSource(app.account.sources.group)
  useEffect(() => {
    // Whoever comes before there is a session, is forgotten with what they began with.
    if (sessionId !== undefined) app.tab.say({ type: 'OpenFinder', place: 'page', text: isBack ? words : words ?? '' })
  }, [app, isBack, words, sessionId])
  const onMore = () => app.tab.say({ type: 'FindMore', place: 'page' })
  const listed = <A>(list: ListOf<A>, one: (item: A) => A): FoundListProps<A> => ({
    isBlank, onMore, more: moreOf(list),
    found: list.status === 'shown' ? { status: 'ready', value: list.items.map(one) }
      : list.status === 'failed' ? { status: 'failed', onRetry: onMore } : { status: 'loading' },
  })
  // What the account knows of a group is newer than what was found: one may have joined it since.
  const asKnown = useCallback((found: Group): Group => ({ ...found, isMember: groupOf(known, found.gid)?.isMember ?? found.isMember }), [known])
  return {
    text, takesFocus, kind,
    onText: (typed) => app.tab.say({ type: 'TypeFind', place: 'page', text: typed }),
    onKind: (list) => app.tab.say({ type: 'ShowFound', place: 'page', list }),
    onCancel: () => { void (window.history.length > 1 ? navigate(-1) : navigate(paths.groupCentre)) },
    groups: listed(groups, asKnown),
    people: listed(people, (person) => person),
    onVisitor: asVisitor ? () => app.tab.say({ type: 'ShowVisitorDialog' }) : null,
  }
}
