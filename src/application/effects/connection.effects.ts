import type { AccountMessage } from '../../domain/account-log'
import { CONNECT_LIMIT_MS, socketEffects } from '../../domain/connection'
import { later } from '../../domain/kernel/instant'
import { acting, type Asked } from '../effect'
import type { Ports } from '../ports'

export const makeSocketEffects = ({ clock, liveFeed }: Ports) => ({
  openSocket: acting(socketEffects.openSocket, ({ sessionId, again }, { ask, say, resumed }: Asked<AccountMessage>) => {
    // To the machine one that ran before is open for as long as nobody says otherwise: it sets no limit to opening it once more.
    const stopLimit = resumed ? clock.wake(later(clock.now(), CONNECT_LIMIT_MS), () => {
      connected.unsubscribe()
      say({ type: 'SocketClosed', ask })
    }) : () => undefined
    const connected = liveFeed.connect(sessionId).subscribe((event) => {
      stopLimit()
      // It may have been open, and what came between is lost (WS-7).
      say(event === 'opened' ? { type: 'SocketOpened', ask, again: again || resumed } : { type: 'SocketClosed', ask })
    })
    return () => {
      stopLimit()
      connected.unsubscribe()
    }
  }),
})
