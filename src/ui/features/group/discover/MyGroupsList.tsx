import { LogIn, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/form/Button'
import type { Loadable } from '../../../components/feedback/loadable'
import { EmptyState, FailedState } from '../../../components/feedback/StateView'
import type { ConversationItem } from '../../chat/listing/conversation'
import { ConversationList, ConversationSkeleton } from '../../chat/listing/ConversationList'

export interface MyGroupsListProps {
  readonly myGroups: Loadable<readonly ConversationItem[]>
  /** The sign-in path for a visitor. Undefined for a member. */
  readonly visitorSignInHref?: string | undefined
  readonly now: number
}

export function MyGroupsList({ myGroups, visitorSignInHref, now }: MyGroupsListProps): ReactNode {
  const { t } = useTranslation()
  if (visitorSignInHref !== undefined) {
    return (
      <EmptyState
        icon={UsersRound}
        title={t('discover.myGroupsVisitorTitle')}
        text={t('discover.myGroupsVisitorText')}
        heading="h3"
        action={
          <ButtonLink icon={LogIn} to={visitorSignInHref}>
            {t('app.signIn')}
          </ButtonLink>
        }
      />
    )
  }
  if (myGroups.status === 'loading') return <ConversationSkeleton shape="group" />
  if (myGroups.status === 'failed') {
    return (
      <FailedState
        kind="plain"
        title={t('discover.myGroupsFailedTitle')}
        text={t('discover.myGroupsFailedText')}
        onRetry={myGroups.onRetry}
        retrying={myGroups.retrying ?? false}
      />
    )
  }
  if (myGroups.value.length === 0) {
    return (
      <EmptyState
        icon={UsersRound}
        heading="h3"
        title={t('discover.myGroupsEmptyTitle')}
        text={t('discover.myGroupsEmptyText')}
      />
    )
  }
  return <ConversationList label={t('discover.myGroups')} items={myGroups.value} now={now} />
}
