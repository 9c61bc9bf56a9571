import { CONNECT_LIMIT_MS, connectionMessages, socketEffects } from '../../../domain/connection'
import { addMs } from '../../../domain/kernel/instant'
import { accountEffects, failsWith } from '../../effects/effect'
import type { Ports } from '../../ports'

export const makeSocketEffects = ({ clock, liveFeed }: Ports) => ({
  openSocket: accountEffects.customIdempotent(socketEffects.openSocket, {
    perform: ({ sessionId, again }, { ref: ask, dispatch, isResumed, onStop }) => {
      const close = (): void => dispatch({ type: 'SocketClosed', ask })
      // For a resumed socket, the reducer still counts the socket as open and sets no time limit for opening. So this
      // effect sets the time limit.
      const stopLimit = isResumed
        ? clock.wake(addMs(clock.now(), CONNECT_LIMIT_MS), () => {
            connected.unsubscribe()
            close()
          })
        : () => undefined
      const connected = liveFeed.connect(sessionId).subscribe({
        next: (event) => {
          stopLimit()
          // A resumed socket may have been open before. Frames that arrived in between are lost (WS-7).
          if (event === 'opened') dispatch({ type: 'SocketOpened', ask, again: again || isResumed })
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
