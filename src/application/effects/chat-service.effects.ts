import type { AccountMessage } from '../../domain/account-log'
import { chatServiceEffects } from '../../domain/connection'
import { acting, type Asked } from '../effect'
import type { Ports } from '../ports'
import type { ChatServiceEvent } from '../ports/conversations'

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
