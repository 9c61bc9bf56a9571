import { useMemo, useState, type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { loadedMessages, newestSeq, threadOf } from '../../../domain/chat'
import type { ConversationId } from '../../../domain/kernel/ids'
import { useAccountState, useFeature } from '../../app/use-feature'
import { lazyModule } from '../../components/lazy-module'

const stage = lazyModule(() => import('../gift/GiftPlayer'))

/** Plays gifts that arrive while the conversation is open. Earlier gifts do not play. */
export function GiftAnimations({ conversationId }: { readonly conversationId: ConversationId }): ReactNode {
  const chat = useAccountState(useFeature('chat').slices.account.chat)
  const newest = newestSeq(chat, conversationId)
  const isKnown = threadOf(chat, conversationId).status === 'shown'
  const [from, setFrom] = useState<number | null>(null)
  if (from === null && isKnown) setFrom(newest)
  const arrived = useMemo(
    () =>
      from === null || newest <= from
        ? []
        : loadedMessages(chat, conversationId)
            .filter(({ seq, content }) => seq > from && content.kind === 'gift')
            .sort((a, b) => a.seq - b.seq),
    [chat, conversationId, from, newest],
  )
  const part = stage.useModule(arrived.length > 0)
  return part === null || arrived.length === 0 ? null : (
    <OptionalPart>
      <part.GiftPlayer conversationId={conversationId} arrived={arrived} />
    </OptionalPart>
  )
}
