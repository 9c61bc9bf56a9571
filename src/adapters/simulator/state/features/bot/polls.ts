import type { ContentOf } from '../../../../../domain/chat'
import type { ConversationId, Xid } from '../../../../../domain/kernel/ids'
import { emptyTable, entriesOf, put } from '../../../../../domain/kernel/table'
import type { ServerState } from '../../server-state'
import { readCommand, richTextOf } from './rich-text'
import { botSlice, type Poll } from './server-bot'

/** Commands of the built-in poll bot. */
export const POLL_COMMANDS: readonly (readonly [command: string, description: string])[] = [
  ['/poll', 'Ask: Tea? | Yes | No'],
  ['/vote', 'Answer by its number'],
]

const MOST = 6
const LETTERS = 120
const USAGE = 'Ask like this: /poll Tea or coffee? | Tea | Coffee'

const stands = ({ question, options, votes }: Poll): ContentOf<'richText'> => {
  const counts = options.map((_, n) => entriesOf(votes).filter(([, vote]) => vote === n).length)
  return richTextOf(
    question,
    options.map((option, n) => [
      [option, `/vote ${n + 1}`],
      [String(counts[n] ?? 0), null],
    ]),
  )
}

const pollFrom = (args: string): Poll | null => {
  const [question = '', ...options] = args
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const isFit =
    options.length >= 2 && options.length <= MOST && [question, ...options].every((one) => one.length <= LETTERS)
  return isFit ? { question, options, votes: emptyTable() } : null
}

/**
 * The state after a poll command, and the answer to the command. `null` for other commands. A new poll replaces the
 * conversation's previous poll.
 */
export const polled = (
  world: ServerState,
  id: ConversationId,
  xid: Xid,
  text: string,
): readonly [ServerState, ContentOf<'richText'>] | null => {
  const { command, args } = readCommand(text)
  if (!POLL_COMMANDS.some(([one]) => one === command)) return null
  const slice = botSlice.of(world)
  const open = slice.polls[id]
  const keep = (poll: Poll): readonly [ServerState, ContentOf<'richText'>] => [
    botSlice.put(world, { ...slice, polls: put(slice.polls, id, poll) }),
    stands(poll),
  ]
  if (command === '/vote') {
    const choice = /^[1-9]$/.test(args) ? Number(args) - 1 : -1
    return open === undefined
      ? [world, richTextOf('There is no question.', [[['How to ask', '/poll']]])]
      : open.options[choice] === undefined
        ? [world, stands(open)]
        : keep({ ...open, votes: put(open.votes, xid, choice) })
  }
  const poll = pollFrom(args)
  return poll !== null
    ? keep(poll)
    : args === '' && open !== undefined
      ? [world, stands(open)]
      : [world, richTextOf(USAGE)]
}
