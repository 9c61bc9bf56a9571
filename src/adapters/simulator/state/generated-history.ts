import { wordsIn, type ChatMessage, type Content, type Sender } from '../../../domain/chat'
import { MessageId, type Xid } from '../../../domain/kernel/ids'
import { addMs } from '../../../domain/kernel/instant'
import { linesForBlock } from './dialogue/dialogue-block'
import { mixedDialogue } from './dialogue/mixed-dialogue'
import { mixSeeds, hashText, seededRandom } from './seeded-random'
import { lineTimes } from './dialogue/line-times'
import type { GeneratedHistory } from './server-state'

/**
 * The number of messages in a generated block. A block contains only complete dialogues, so that no answer is separated
 * from its question.
 */
const BLOCK = 20
/** A block with fewer lines contains only plain text. */
const LEAST_MIXED = 4

interface Told {
  readonly seq: number
  readonly from: Sender
  readonly content: Content
  readonly offset: number
}

const blockSeed = (past: GeneratedHistory, block: number): number =>
  mixSeeds(past.seed, hashText(past.conversationId), block)

/**
 * The index of the block that contains the message. Blocks count back from the newest message, so only the oldest block
 * may have fewer messages.
 */
const blockAt = (past: GeneratedHistory, seq: number): number => Math.floor((past.count - seq) / BLOCK)

const generateBlock = (past: GeneratedHistory, block: number): readonly Told[] => {
  const to = past.count - block * BLOCK
  const length = Math.min(BLOCK, to)
  const chance = seededRandom(blockSeed(past, block))
  const guests = block * BLOCK < past.guestsSilent ? [] : past.guests
  const asides = length < LEAST_MIXED || past.scenery === null ? 0 : chance.between(1, 3)
  const spoken = linesForBlock(past.books, length - asides, { chance, guests, cast: past.cast })
  const lines = mixedDialogue(spoken, asides, to - length + 1, {
    chance,
    cast: past.cast,
    scenery: past.scenery,
    isNewest: block === 0,
  })
  const span = (past.last - past.first) / (blockAt(past, 1) + 1)
  const times = lineTimes(
    lines.map(({ begins, content }) => ({ begins, letters: wordsIn(content).length })),
    span,
    chance,
  )
  return lines.map(({ from, content }, i) => ({
    seq: to - length + 1 + i,
    from,
    content,
    offset: (times[i] ?? 0) - (block + 1) * span,
  }))
}

const messageOf = ({ conversationId, last }: GeneratedHistory, { seq, from, content, offset }: Told): ChatMessage => {
  const id = `m${conversationId.slice(3)}-${seq}`
  if (!MessageId.is(id)) throw new Error(`no id for message ${seq} of ${conversationId}`)
  return { id, conversationId, seq, clientId: null, from, at: addMs(last, offset), content, rev: 0, reactions: [] }
}

/**
 * The number of cached blocks, newest last. The blocks are cached because readers of a conversation often request equal
 * blocks.
 */
const KEPT_BLOCKS = 64
const kept = new WeakMap<GeneratedHistory, Map<number, readonly ChatMessage[]>>()

const blockMessages = (past: GeneratedHistory, block: number): readonly ChatMessage[] => {
  const blocks = kept.get(past) ?? new Map<number, readonly ChatMessage[]>()
  kept.set(past, blocks)
  const messages = blocks.get(block) ?? generateBlock(past, block).map((one) => messageOf(past, one))
  blocks.delete(block)
  blocks.set(block, messages)
  for (const oldest of blocks.keys()) if (blocks.size > KEPT_BLOCKS) blocks.delete(oldest)
  return messages
}

/**
 * The messages from `from` to `to`, both included and both within the history. Generates only the blocks of this range.
 */
export const historyRange = (past: GeneratedHistory, from: number, to: number): readonly ChatMessage[] => {
  if (to < from) return []
  const newest = blockAt(past, to)
  return Array.from({ length: blockAt(past, from) - newest + 1 }, (_, i) => blockAt(past, from) - i)
    .flatMap((block) => blockMessages(past, block))
    .filter(({ seq }) => seq >= from && seq <= to)
}

/**
 * The number of messages that this member wrote from `from` on. For a member who wrote none of the generated messages,
 * the server generates no block.
 */
export const countInHistory = (past: GeneratedHistory, xid: Xid, from: number): number =>
  [...past.guests, ...past.cast].some((one) => one.xid === xid)
    ? historyRange(past, Math.max(1, from), past.count).filter((one) => one.from.xid === xid).length
    : 0
