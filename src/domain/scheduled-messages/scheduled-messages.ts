import * as t from 'io-ts'
import { contents, type Content } from '../chat'
import { ClientId, ConversationId } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'
import { failedInputs, query } from '../query'

/** The most messages of a member that wait, in all chats together. */
export const SCHEDULE_LIMIT = 100
/** A message is scheduled at least 10 seconds and at most 365 days ahead, by the server's clock. */
export const LEAST_AHEAD_MS = 10_000
export const MOST_AHEAD_MS = 365 * 86_400_000

/** The server's refusals that the screen shows in the member's language. */
export const SCHEDULE_FULL = `At most ${SCHEDULE_LIMIT} messages can wait`
export const TOO_SOON = 'Choose a time at least 10 seconds ahead'
export const TOO_FAR = 'Choose a time within a year'
export const NO_LONGER_SCHEDULED = 'This message is no longer scheduled'

/** What a member writes into the text box. Pictures, videos and stickers are not scheduled. */
export const ScheduledContent = t.union([contents.text, contents.reply, contents.command], 'ScheduledContent')
export type ScheduledContent = t.TypeOf<typeof ScheduledContent>
export const isSchedulable = (content: Content): content is ScheduledContent => ScheduledContent.is(content)

/**
 * A message that waits on the server. `id` is the client id that the message will have. `when` is `null` if the message
 * waits until the other person is online. `failure`: the reason why the message was not sent at its time.
 */
export const ScheduledMessage = t.strict(
  {
    id: ClientId,
    conversationId: ConversationId,
    content: ScheduledContent,
    when: orNull(Instant),
    failure: orNull(t.string),
  },
  'ScheduledMessage',
)
export type ScheduledMessage = t.TypeOf<typeof ScheduledMessage>

/** The types of facts after which the server's list may differ. */
const CHANGES = ['scheduled-messages/ActDone', 'scheduled-messages/ActFailed', 'scheduled-messages/Changed']

/** The member's waiting messages of all chats, soonest first. */
export const scheduledMessagesQuery = query('scheduled-messages/list', {
  input: t.strict({}),
  item: ScheduledMessage,
  idOf: ({ id }) => id,
  loadsAfter: {
    // The server may have sent messages while the socket was closed.
    types: [...CHANGES, 'NetworkOnline', 'SocketOpened'],
    inputs: ({ type }, known) =>
      type === 'NetworkOnline' ? failedInputs(known) : known.map(({ input }) => input).slice(0, 1),
  },
})
