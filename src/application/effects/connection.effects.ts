import { CONNECT_LIMIT_MS, connectionMessages, socketEffects } from '../../domain/connection'
import { addMs } from '../../domain/kernel/instant'
import { accountEffects, failsWith } from './effect'
import type { Ports } from '../ports'

export const makeSocketEffects = ({ clock, liveFeed }: Ports) => ({
  openSocket: accountEffects.customIdempotent(socketEffects.openSocket, {
    perform: ({ sessionId, again }, { ref: ask, dispatch: say, isResumed: resumed, onStop }) => {
      const close = (): void => say({ type: 'SocketClosed', ask })
      // To the machine one that ran before is open for as long as nobody says otherwise: it sets no limit to opening it
      // once more.
      const stopLimit = resumed
        ? clock.wake(addMs(clock.now(), CONNECT_LIMIT_MS), () => {
            connected.unsubscribe()
            close()
          })
        : () => undefined
      const connected = liveFeed.connect(sessionId).subscribe({
        next: (event) => {
          stopLimit()
          // It may have been open, and what came between is lost (WS-7).
          if (event === 'opened') say({ type: 'SocketOpened', ask, again: again || resumed })
          else close()
        },
        error: close,
      })
      onStop(() => {
        stopLimit()
        connected.unsubscribe()
      })
    },
    failed: failsWith(connectionMessages.SocketClosed),
  }),
})
