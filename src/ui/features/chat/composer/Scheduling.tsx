import type { ReactNode } from 'react'
import { attachmentsIn, contentOf, draftIn } from '../../../../domain/chat'
import { sessionOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { OptionalPart } from '../../../app/OptionalPart'
import { useAccountState, useFeature, useTabState } from '../../../app/use-feature'
import { lazyModule } from '../../../components/lazy-module'
import { directOfChat, isMemberOfChat, writeTargetIn, type ChatTarget } from '../chat-target'
import { useSendRules } from './use-send-rules'

const parts = lazyModule(() => import('../../scheduled-messages/parts'))

interface SchedulingProps {
  readonly of: ChatTarget
}

const useIsMember = (): boolean => {
  const session = sessionOf(useAccountState(useApp().account.slices.session))
  return session !== null && session.method !== 'visitor'
}

/** The menu beside the send button, while the text box has a text that can be sent. Files are not scheduled. */
export function SendLater({ of }: SchedulingProps): ReactNode {
  const { conversationId } = of
  const { composer, attachments } = useFeature('chat').slices.tab
  const draft = draftIn(useTabState(composer), conversationId)
  const hasFiles = attachmentsIn(useTabState(attachments), conversationId).length > 0
  const refusal = useSendRules().whyNotSend(writeTargetIn(of), contentOf(draft))
  const isWanted = useIsMember() && isMemberOfChat(of) && refusal === null && !hasFiles
  const part = parts.useModule(isWanted)
  const direct = directOfChat(of)
  return part && isWanted ? (
    <OptionalPart place={conversationId}>
      <part.SendLater
        key={conversationId}
        conversationId={conversationId}
        draft={draft}
        person={direct?.kind !== 'single' || direct.peer?.isBot === true ? null : direct.name}
      />
    </OptionalPart>
  ) : null
}

/** The bar about the scheduled messages of the chat. A member who may no longer write there still sees it. */
export function ScheduledBar({ of }: SchedulingProps): ReactNode {
  const { conversationId } = of
  const isMember = useIsMember()
  const part = parts.useModule(isMember)
  return part && isMember ? (
    <OptionalPart place={conversationId}>
      <part.ScheduledBar key={conversationId} conversationId={conversationId} person={directOfChat(of)?.name ?? null} />
    </OptionalPart>
  ) : null
}
