import { type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import type { ConversationId } from '../../../domain/kernel/ids'
import { lazyModule } from '../../components/lazy-module'
import { GiftAnimations } from './GiftAnimations'
import { useContentActions } from './message-kinds/content-actions-context'

const rain = lazyModule(() => import('../bubble/RainLayer'))

/** The animations over a conversation: gifts and bubble rain. */
export function ChatAnimations({ conversationId }: { readonly conversationId: ConversationId }): ReactNode {
  const { rains } = useContentActions()
  const sky = rain.useModule(rains !== null)
  return (
    <>
      <GiftAnimations conversationId={conversationId} />
      {sky && rains !== null && (
        <OptionalPart>
          <sky.RainLayer conversationId={rains} />
        </OptionalPart>
      )}
    </>
  )
}
