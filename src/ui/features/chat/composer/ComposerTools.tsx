import { type ReactNode } from 'react'
import { OptionalPart } from '../../../app/OptionalPart'
import { sessionOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState } from '../../../app/use-feature'
import { BubbleTool } from './BubbleTool'
import { directOfChat, groupOfChat, isMemberOfChat, type ChatTarget } from '../chat-target'
import styles from './composer-tools.module.css'
import { lazyComponent } from '../../../components/lazy-component'
import { GiftTool } from './GiftTool'
import { VoiceTool } from '../../voice/VoiceTool'

/** The tools that a partner enables for its members. */
export interface VisibleTools {
  readonly showsGift: boolean
  readonly showsBubble: boolean
}

const PartnerOnly = lazyComponent(async () => ({ default: (await import('../../partner/PartnerTools')).PartnerTools }))

/**
 * The button for voice messages, and after a separator the buttons for gifts and bubble rain. Chats with bots hide
 * these buttons. A direct chat also hides the buttons if either person has blocked the other (spec 1 §5).
 */
export function ComposerTools({ of }: { readonly of: ChatTarget }): ReactNode {
  const session = sessionOf(useAccountState(useApp().account.slices.session))
  const direct = directOfChat(of)
  if (session === null || session.method === 'visitor' || !isMemberOfChat(of)) return null
  if (
    direct !== null &&
    (direct.blocked !== 'none' || direct.kind !== 'single' || direct.peer === null || direct.peer.isBot)
  )
    return null
  const draw = (shown: VisibleTools): ReactNode => <Buttons of={of} shown={shown} />
  return (
    <span className={styles['all']}>
      <OptionalPart place={of.conversationId}>
        <VoiceTool key={of.conversationId} conversationId={of.conversationId} />
      </OptionalPart>
      {
        // A partner sign-in uses the partner's configuration (R1-235). No tools appear until the configuration is loaded.
        session.partnerId === null ? (
          draw({ showsGift: true, showsBubble: true })
        ) : (
          <OptionalPart>
            <PartnerOnly draw={draw} />
          </OptionalPart>
        )
      }
    </span>
  )
}

function Buttons({
  of,
  shown: { showsGift, showsBubble },
}: {
  readonly of: ChatTarget
  readonly shown: VisibleTools
}): ReactNode {
  // Only groups have bubble rain.
  const rains = showsBubble && groupOfChat(of) !== null
  return showsGift || rains ? (
    <span className={styles['tools']}>
      {showsGift && <GiftTool of={of} />}
      {rains && <BubbleTool of={of} />}
    </span>
  ) : null
}
