import { chatServiceEffects, connectionMessages } from '../../../domain/connection'
import { accountEffects, failsWith } from '../../effects/effect'
import type { Ports } from '../../ports'
import type { ChatServiceEvent } from '../../ports/conversations'

const { customIdempotent } = accountEffects

const FACTS = {
  closed: 'ChatServiceClosed',
  connectFailed: 'ChatConnectFailed',
  loginFailed: 'ChatLoginFailed',
  kicked: 'ChatKickedOffline',
} as const satisfies Record<Exclude<ChatServiceEvent, 'logged'>, string>

export const makeChatServiceEffects = ({ conversations }: Ports) => ({
  joinChatService: customIdempotent(chatServiceEffects.joinChatService, {
    perform: ({ sessionId }, { ref: ask, dispatch, onStop }) => {
      const joined = conversations.connect(sessionId).subscribe({
        next: (event) =>
          dispatch(event === 'logged' ? { type: 'ChatServiceLoggedIn', ask, sessionId } : { type: FACTS[event], ask }),
        error: () => dispatch({ type: 'ChatConnectFailed', ask }),
      })
      onStop(() => joined.unsubscribe())
    },
    failed: failsWith(connectionMessages.ChatConnectFailed),
  }),
})
