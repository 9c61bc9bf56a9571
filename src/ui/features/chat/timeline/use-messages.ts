import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SendRefusal, threadOf, type NotSent, type Thread } from '../../../../domain/chat'
import { roleIn } from '../../../../domain/group'
import { profileOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'
import { useContentText } from '../content-text'
import { personAvatarData, roleLabel } from '../../../app/avatar-data'
import { groupOfChat, type ChatTarget } from '../chat-target'
import type { MessageItems } from '../message/message-item'
import { makeItemMaker, keyOf } from './message-items'
import { uploadFailureText } from '../../upload/upload-error-texts'
import { refusalText } from '../composer/refusal-text'

/**
 * The items of a conversation: stored messages, then the member's unsent messages. `place` is the seq of the jump
 * target.
 */
export const useMessages = (
  of: ChatTarget,
  place: number | null = null,
): { readonly thread: Thread; readonly items: MessageItems } => {
  const app = useApp()
  const { t } = useTranslation()
  const textOf = useContentText()
  const chat = useAccountState(useFeature('chat').slices.account.chat)
  const session = useAccountState(app.account.slices.session)
  const me = chat.data.me
  const profile = profileOf(session)
  const thread = useMemo(() => threadOf(chat, of.conversationId, place), [chat, of.conversationId, place])
  const group = groupOfChat(of)
  const itemsOf = useMemo(() => {
    const why = (failure: NotSent): string => {
      if (failure._tag === 'Refused' && failure.words !== '') return failure.words
      return SendRefusal.is(failure) ? refusalText(t, failure) : t('message.notSent')
    }
    return makeItemMaker({
      isOwn: ({ from }) => from.xid === me,
      sent: (message) => {
        const own = message.from.xid === me
        return {
          key: keyOf(message, own),
          own,
          isOfTwo: group === null,
          seq: message.seq,
          state: 'sent',
          at: message.at ?? Number.NaN,
          content: message.content,
          sent: message,
          text: textOf(message.content, own),
          sender: {
            ...personAvatarData(message.from),
            role: group === null ? undefined : roleLabel(roleIn(group, message.from.xid)),
          },
        }
      },
      pending: (item) => ({
        key: item.clientId,
        own: true,
        seq: null,
        at: item.at,
        content: item.content,
        text: textOf(item.content, true),
        state: item.failure === null ? 'sending' : 'failed',
        failure:
          item.failure === null
            ? undefined
            : item.awaitsFiles && !SendRefusal.is(item.failure)
              ? uploadFailureText(t, item.failure)
              : why(item.failure),
        sender: profile === null ? { id: me ?? '', name: t('messages.you') } : personAvatarData(profile),
      }),
    })
  }, [group, me, profile, t, textOf])
  const { messages, pending } = thread
  const items = useMemo(() => itemsOf(messages, pending), [itemsOf, messages, pending])
  return { thread, items }
}
