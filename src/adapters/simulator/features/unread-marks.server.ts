import { chatCalls } from '../../wire/calls/chat/chat-calls'
import { emptyReply } from '../response'
import type { UnreadMarksInput } from '../state/features/unread-marks/feature'
import { commitInput, type ServerFeature } from './server-feature'

export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(chatCalls.markUnread, ({ conversation_id: conversationId, unread }, { account: { xid } }) =>
      emptyReply(
        commitInput(host, ({ at }): UnreadMarksInput => ({
          type: 'unread-marks/Marked',
          at,
          xid,
          conversationId,
          on: unread === 1,
        })),
      ),
    )
  },
}
