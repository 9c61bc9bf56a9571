import { Phone, Video } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { directRefusal, type ConversationSummary, type Peer } from '../../../domain/chat'
import { relationTo } from '../../../domain/profile'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { IconButton } from '../../components/form/IconButton'
import { CallTranslations } from './CallTranslations'
import type { CallRequest } from './call-from-chat'

interface ChatCallButtonsProps {
  readonly summary: ConversationSummary
}

/**
 * The call buttons in a chat header. Chats with bots and service accounts have no call buttons. If the member cannot
 * write in the chat, the call buttons are disabled (R1-105).
 */
export function ChatCallButtons({ summary }: ChatCallButtonsProps): ReactNode {
  const { kind, peer } = summary
  return kind !== 'single' || peer === null || peer.role !== 'normal' || peer.isBot ? null : (
    <Calling summary={summary} peer={peer} />
  )
}

function Calling({ summary, peer }: ChatCallButtonsProps & { readonly peer: Peer }): ReactNode {
  const blocked =
    relationTo(useAccountState(useFeature('profile').slices.account.profile), peer.xid)?.blocked ?? summary.blocked
  return (
    <CallButtons
      to={peer}
      blocked={blocked}
      allowsDm={peer.allowsDm}
      disabled={directRefusal({ ...summary, blocked }) !== null}
    />
  )
}

interface ButtonsProps extends Omit<CallRequest, 'isVideo'> {
  readonly disabled: boolean
}

function CallButtons(props: ButtonsProps): ReactNode {
  return (
    <OptionalPart>
      <CallTranslations>
        <Pair {...props} />
      </CallTranslations>
    </OptionalPart>
  )
}

function Pair({ disabled, ...who }: ButtonsProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation('call')
  const { name } = who.to
  useEffect(() => {
    if (!disabled) void import('./call-from-chat').catch(() => undefined)
  }, [disabled])
  const calling = (isVideo: boolean) => () => {
    void import('./call-from-chat')
      .then(({ callFromChat: dial }) => dial(app, { ...who, isVideo }))
      .catch(() => undefined)
  }
  return (
    <>
      <IconButton icon={Phone} label={t('callVoice', { name })} disabled={disabled} onClick={calling(false)} />
      <IconButton icon={Video} label={t('callVideo', { name })} disabled={disabled} onClick={calling(true)} />
    </>
  )
}
