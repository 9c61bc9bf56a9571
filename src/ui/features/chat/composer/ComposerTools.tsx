import { lazy, Suspense, type ReactNode } from 'react'
import { sessionOf } from '../../../../domain/session'
import { useApp, useStore } from '../../../app/app-context'
import { BubbleTool } from './BubbleTool'
import { directOfChat, groupOfChat, isMemberOfChat, type ChatTarget } from '../chat-target'
import styles from './composer-tools.module.css'
import { GiftTool } from './GiftTool'

/** What of it a partner lets its members use. */
export interface VisibleTools {
  readonly showsGift: boolean
  readonly showsBubble: boolean
}

const PartnerOnly = lazy(async () => ({ default: (await import('../../partner/PartnerTools')).PartnerTools }))

/**
 * What members can send besides words, behind a thin line: never where one has blocked the other (spec 1 §5), nor to a
 * program.
 */
export function ComposerTools({ of }: { readonly of: ChatTarget }): ReactNode {
  const session = sessionOf(useStore(useApp().account.sources.session))
  const direct = directOfChat(of)
  if (session === null || session.method === 'visitor' || !isMemberOfChat(of)) return null
  if (
    direct !== null &&
    (direct.blocked !== 'none' || direct.kind !== 'single' || direct.peer === null || direct.peer.isBot)
  )
    return null
  const draw = (shown: VisibleTools): ReactNode => <Buttons of={of} shown={shown} />
  // A login through a partner has what the partner's configuration says (R1-235); until that is known, nothing.
  return session.partnerId === null ? (
    draw({ showsGift: true, showsBubble: true })
  ) : (
    <Suspense fallback={null}>
      <PartnerOnly draw={draw} />
    </Suspense>
  )
}

function Buttons({
  of,
  shown: { showsGift, showsBubble },
}: {
  readonly of: ChatTarget
  readonly shown: VisibleTools
}): ReactNode {
  // It rains in groups alone.
  const rains = showsBubble && groupOfChat(of) !== null
  return showsGift || rains ? (
    <span className={styles['tools']}>
      {showsGift && <GiftTool of={of} />}
      {rains && <BubbleTool of={of} />}
    </span>
  ) : null
}
