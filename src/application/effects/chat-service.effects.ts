import { chatServiceEffects, connectionMessages } from '../../domain/connection'
import { accountEffects, failsWith } from './effect'
import type { Ports } from '../ports'
import type { ChatServiceEvent } from '../ports/conversations'

const { customIdempotent } = accountEffects

const FACTS = {
  closed: 'ChatServiceClosed',
  connectFailed: 'ChatConnectFailed',
  loginFailed: 'ChatLoginFailed',
  kicked: 'ChatKickedOffline',
} as const satisfies Record<Exclude<ChatServiceEvent, 'logged'>, string>

export const makeChatServiceEffects = ({ conversations }: Ports) => ({
  joinChatService: customIdempotent(chatServiceEffects.joinChatService, {
    perform: ({ sessionId }, { ref: ask, dispatch: say, onStop }) => {
      const joined = conversations.connect(sessionId).subscribe({
        next: (event) =>
          say(event === 'logged' ? { type: 'ChatServiceLogged', ask, sessionId } : { type: FACTS[event], ask }),
        error: () => say({ type: 'ChatConnectFailed', ask }),
      })
      onStop(() => joined.unsubscribe())
    },
    failed: failsWith(connectionMessages.ChatConnectFailed),
  }),
})
