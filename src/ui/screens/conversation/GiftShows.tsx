import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { loadedMessages, newestSeq, threadOf } from '../../../domain/chat'
import type { ConversationId } from '../../../domain/kernel/ids'
import { useApp, useSource } from '../../app/app-context'
import { onDemand } from '../../components/on-demand'

const stage = onDemand(() => import('../../features/gift/GiftStage'))

/** Gifts that come while a conversation is shown play over it. What stood there before plays no more. */
export function GiftShows({ conversationId }: { readonly conversationId: ConversationId }): ReactNode {
  const chat = useSource(useApp().account.sources.chat)
  const newest = newestSeq(chat, conversationId)
  const isKnown = threadOf(chat, conversationId).status === 'shown'
  const [from, setFrom] = useState<number | null>(null)
  if (from === null && isKnown) setFrom(newest)
  const arrived = useMemo(() => (from === null || newest <= from ? []
    : loadedMessages(chat, conversationId).filter(({ seq, content }) => seq > from && content.kind === 'gift').sort((a, b) => a.seq - b.seq)), [chat, conversationId, from, newest])
  const part = stage.usePart(arrived.length > 0)
  return part === null || arrived.length === 0 ? null : <Suspense fallback={null}><part.GiftStage conversationId={conversationId} arrived={arrived} /></Suspense>
}
