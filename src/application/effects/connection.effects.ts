import type { AccountMessage } from '../../domain/account-log'
import { socketEffects } from '../../domain/connection'
import { acting, type Asked } from '../effect'
import type { Ports } from '../ports'

export const makeSocketEffects = ({ liveFeed }: Ports) => ({
  openSocket: acting(socketEffects.openSocket, ({ sessionId, again }, { ask, say, resumed }: Asked<AccountMessage>) => {
    // One that ran before may have been open, and what came between is lost (WS-7).
    const connected = liveFeed.connect(sessionId).subscribe((event) =>
      say(event === 'opened' ? { type: 'SocketOpened', ask, again: again || resumed } : { type: 'SocketClosed', ask }))
    return () => connected.unsubscribe()
  }),
})
