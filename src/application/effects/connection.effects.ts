import type { AccountMessage } from '../../domain/account-log'
import { chatServiceEffects, socketEffects } from '../../domain/connection'
import { acting, type Asked } from '../effect'
import type { Ports } from '../ports'
import type { ChatServiceEvent } from '../ports/conversations'

export const makeSocketEffects = ({ liveFeed }: Ports) => ({
  openSocket: acting(socketEffects.openSocket, ({ sessionId, again }, { ask, say, resumed }: Asked<AccountMessage>) => {
    // One that ran before may have been open, and what came between is lost (WS-7).
    const connected = liveFeed.connect(sessionId).subscribe((event) =>
      say(event === 'opened' ? { type: 'SocketOpened', ask, again: again || resumed } : { type: 'SocketClosed', ask }))
    return () => connected.unsubscribe()
  }),
})

const FACTS = {
  closed: 'ChatServiceClosed',
  connectFailed: 'ChatConnectFailed',
  loginFailed: 'ChatLoginFailed',
  kicked: 'ChatKickedOffline',
} as const satisfies Record<Exclude<ChatServiceEvent, 'logged'>, string>

export const makeChatServiceEffects = ({ conversations }: Ports) => ({
  joinChatService: acting(chatServiceEffects.joinChatService, ({ sessionId }, { ask, say }: Asked<AccountMessage>) => {
    const joined = conversations.connect(sessionId).subscribe((event) =>
      say(event === 'logged' ? { type: 'ChatServiceLogged', ask, sessionId } : { type: FACTS[event], ask }))
    return () => joined.unsubscribe()
  }),
})
