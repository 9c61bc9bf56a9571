import { Suspense, type ReactNode } from 'react'
import type { ConversationId } from '../../../domain/kernel/ids'
import { onDemand } from '../../components/on-demand'
import { GiftShows } from './GiftShows'
import { useDeeds } from './kinds/deeds'

const rain = onDemand(() => import('../../features/bubble/RainLayer'))

/** What plays over a conversation: gifts that come, and bubbles that rain. */
export function ChatShows({ conversationId }: { readonly conversationId: ConversationId }): ReactNode {
  const { rains } = useDeeds()
  const sky = rain.usePart(rains !== null)
  return (
    <>
      <GiftShows conversationId={conversationId} />
      {sky && rains !== null && <Suspense fallback={null}><sky.RainLayer conversationId={rains} /></Suspense>}
    </>
  )
}
