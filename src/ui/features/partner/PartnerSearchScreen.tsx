import { Shield } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { groupOf, type Group, type PagedList } from '../../../domain/group'
import { PartnerLink, partnerSearchViewModel } from '../../../domain/partner'
import { isVisitor, sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { listEndState } from '../../components/feedback/list-end-state'
import { useFeature, useTabState, useAccountState } from '../../app/use-feature'
import type { SearchResultListProps } from '../global-search/SearchResultList'
import { SearchView } from '../global-search/SearchView'
import { PartnerPage } from './PartnerPage'
import { partnerPaths } from './partner-paths'

/** The screen /p/search: groups and people of a partner by name (spec 3 §2). */
export function PartnerSearchScreen(): ReactNode {
  return (
    <PartnerPage isWhole>
      <Finder />
    </PartnerPage>
  )
}

function Finder(): ReactNode {
  const app = useApp()
  const navigate = useNavigate()
  const isBack = useNavigationType() === 'POP'
  const { slices } = useFeature('partner')
  const session = useAccountState(app.account.slices.session)
  const sessionId = sessionOf(session)?.sessionId
  const [params] = useSearchParams()
  const named = params.get('link')
  const link = PartnerLink.is(named) ? named : null
  const { text, isBlank, takesFocus, kind, groups, people } = partnerSearchViewModel(useTabState(slices.tab.search))
  const known = useAccountState(useFeature('group').slices.account.group)
  useEffect(() => {
    if (sessionId !== undefined) app.tab.dispatch({ type: 'partner/OpenSearch', link, text: isBack ? null : '' })
  }, [isBack, link, app, sessionId])
  const onMore = (): void => app.tab.dispatch({ type: 'partner/LoadMoreResults' })
  const listed = <A,>(list: PagedList<A>, toItem: (item: A) => A): SearchResultListProps<A> => ({
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
  // The member may have joined the group after the search, so the account's slice overrides `isMember` (R3-189).
  const asKnown = useCallback(
    (found: Group): Group => ({ ...found, isMember: groupOf(known, found.gid)?.isMember ?? found.isMember }),
    [known],
  )
  return (
    <SearchView
      text={text}
      takesFocus={takesFocus}
      kind={kind}
      onText={(typed) => app.tab.dispatch({ type: 'partner/TypeSearch', text: typed })}
      onKind={(list) => app.tab.dispatch({ type: 'partner/ShowResults', list })}
      onCancel={() => {
        void (window.history.length > 1 ? navigate(-1) : navigate(partnerPaths.home(link)))
      }}
      groups={listed(groups, asKnown)}
      groupMark={Shield}
      people={listed(people, (person) => person)}
      onVisitor={isVisitor(session) ? () => app.tab.dispatch({ type: 'ShowVisitorDialog' }) : null}
    />
  )
}
