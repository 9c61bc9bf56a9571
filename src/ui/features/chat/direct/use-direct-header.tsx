import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ConversationSummary, Peer } from '../../../../domain/chat'
import { relationTo, type Change } from '../../../../domain/profile'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'
import { personAvatarData } from '../../../app/avatar-data'
import { paths } from '../../../app/routing/paths'
import { useConfirm } from '../../../components/overlay/use-confirm'
import { useChatConnection } from '../use-chat-connection'
import type { DirectHeaderProps } from './DirectHeader'
import { useConversationActions } from '../listing/use-conversation-actions'

const labelOf = ({ role, isBot }: Peer): 'ai' | 'bot' | undefined => (role === 'ai' ? 'ai' : isBot ? 'bot' : undefined)

/** View model of the header of a direct chat, with its confirmation dialogs. */
export const useDirectHeader = (
  summary: ConversationSummary,
  peer: Peer,
): DirectHeaderProps & { readonly prompt: ReactNode } => {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { ask, prompt: blocking } = useConfirm()
  const { actionsOf, prompt: changing } = useConversationActions()
  const relation = relationTo(useAccountState(useFeature('profile').slices.account.profile), peer.xid)
  const blocked = relation?.blocked ?? summary.blocked
  const isBotFather = peer.role === 'botFather'
  const change = (to: Change): void =>
    app.account.dispatch({ type: 'profile/ChangeRelation', xid: peer.xid, change: to })
  const block = (): void =>
    ask({
      title: t('profile.blockTitle', { name: peer.name }),
      text: t('profile.blockText'),
      yes: t('action.ok'),
      onYes: () => change('block'),
    })
  return {
    face: personAvatarData(peer),
    label: labelOf(peer),
    blocked,
    connection: useChatConnection(),
    backHref: paths.messages,
    actions: actionsOf(summary).filter(({ id }) => !(isBotFather && id === 'delete')),
    onProfile: () => {
      void navigate(paths.profileOf(peer.uid))
    },
    onBlock: blocked === 'none' && !isBotFather && relation !== null ? block : undefined,
    onUnblock: () => change('unblock'),
    busy: relation?.busy ?? false,
    prompt: (
      <>
        {blocking}
        {changing}
      </>
    ),
  }
}
