import { wordsIn, type ChatMessage, type Content, type Sender } from '../../../domain/chat'
import { MessageId, type Xid } from '../../../domain/kernel/ids'
import { later } from '../../../domain/kernel/instant'
import { linesOfBlock } from './talk/block'
import { mixed } from './talk/mixed'
import { mixedSeed, numberOf, seededChance } from './chance'
import { timesOfBlock } from './talk/times'
import type { Past } from './world'

/** So many messages are drawn together: whole talks fill them, so that no answer is without its question. */
const BLOCK = 20
/** Fewer lines are words alone. */
const LEAST_MIXED = 4

interface Told { readonly seq: number, readonly from: Sender, readonly content: Content, readonly offset: number }

const blockSeed = (past: Past, block: number): number => mixedSeed(past.seed, numberOf(past.conversationId), block)

/** Blocks are counted back from the newest, so the oldest is the one that may be short. */
const blockAt = (past: Past, seq: number): number => Math.floor((past.count - seq) / BLOCK)

const tell = (past: Past, block: number): readonly Told[] => {
  const to = past.count - block * BLOCK
  const length = Math.min(BLOCK, to)
  const chance = seededChance(blockSeed(past, block))
  const guests = block * BLOCK < past.guestsSilent ? [] : past.guests
  const asides = length < LEAST_MIXED || past.scenery === null ? 0 : chance.between(1, 3)
  const spoken = linesOfBlock(past.books, length - asides, { chance, guests, cast: past.cast })
  const lines = mixed(spoken, asides, to - length + 1, { chance, cast: past.cast, scenery: past.scenery, isNewest: block === 0 })
  const span = (past.last - past.first) / (blockAt(past, 1) + 1)
  const times = timesOfBlock(lines.map(({ begins, content }) => ({ begins, letters: wordsIn(content).length })), span, chance)
  return lines.map(({ from, content }, i) =>
    ({ seq: to - length + 1 + i, from, content, offset: (times[i] ?? 0) - (block + 1) * span }))
}

const messageOf = ({ conversationId, last }: Past, { seq, from, content, offset }: Told): ChatMessage => {
  const id = `m${conversationId.slice(3)}-${seq}`
  if (!MessageId.is(id)) throw new Error(`no id for message ${seq} of ${conversationId}`)
  return { id, conversationId, seq, clientId: null, from, at: later(last, offset), content, rev: 0, reactions: [] }
}

/** Blocks that were told lately, newest last: whoever looks at an end of a talk looks there again and again. */
const KEPT_BLOCKS = 64
const kept = new WeakMap<Past, Map<number, readonly ChatMessage[]>>()

const told = (past: Past, block: number): readonly ChatMessage[] => {
  const blocks = kept.get(past) ?? new Map<number, readonly ChatMessage[]>()
  kept.set(past, blocks)
  const messages = blocks.get(block) ?? tell(past, block).map((one) => messageOf(past, one))
  blocks.delete(block)
  blocks.set(block, messages)
  for (const oldest of blocks.keys()) if (blocks.size > KEPT_BLOCKS) blocks.delete(oldest)
  return messages
}

/** The messages from `from` to `to`, both included and both within the past; no other block of it is made. */
export const pastRange = (past: Past, from: number, to: number): readonly ChatMessage[] => {
  if (to < from) return []
  const newest = blockAt(past, to)
  return Array.from({ length: blockAt(past, from) - newest + 1 }, (_, i) => blockAt(past, from) - i)
    .flatMap((block) => told(past, block)).filter(({ seq }) => seq >= from && seq <= to)
}

/** How many messages from `from` on this person wrote; whoever never speaks here costs nothing. */
export const saidInPast = (past: Past, xid: Xid, from: number): number =>
  [...past.guests, ...past.cast].some((one) => one.xid === xid)
    ? pastRange(past, Math.max(1, from), past.count).filter((one) => one.from.xid === xid).length : 0
