import { plainText, quoteOf, type Content, type Sender } from '../../../../domain/chat'
import type { SeededChance } from '../chance'
import type { Scenery } from '../world'
import { asideBy, knocking } from './asides'
import type { SaidLine } from './block'

export interface MixedLine {
  readonly from: Sender
  readonly content: Content
  readonly begins: boolean
}

interface Around {
  readonly chance: SeededChance
  readonly cast: readonly Sender[]
  readonly scenery: Scenery | null
  /** Nothing has been said since. */
  readonly isNewest: boolean
}

/** How often somebody answers one of the lines before, rather than all. */
const REPLIES = 0.12
const BACK = 3

const withAsides = (spoken: readonly SaidLine[], count: number, { chance, cast, scenery, isNewest }: Around): readonly MixedLine[] => {
  const lines: MixedLine[] = spoken.map(({ from, text, begins }) => ({ from, content: plainText(text), begins }))
  if (scenery === null) return lines
  const isKnocked = isNewest && scenery.isPrivate && count > 0
  for (let n = isKnocked ? 1 : 0; n < count; n += 1) {
    const at = chance.between(1, lines.length)
    const by = lines[at - 1]?.from ?? scenery.stranger
    lines.splice(at, 0, { ...asideBy(by, chance.of(cast, by), scenery, chance, true), begins: false })
  }
  return isKnocked ? [...lines, { from: scenery.stranger, content: knocking(scenery), begins: false }] : lines
}

/** How often something is shown or done within a talk that goes on just now. */
const LIVE_ASIDES = 0.4

/** Lines of a talk that goes on just now, now and then with something shown or done after one of them. */
export const lively = (spoken: readonly SaidLine[], { chance, cast, scenery }: Omit<Around, 'isNewest'>): readonly MixedLine[] => {
  const lines = spoken.map(({ from, text, begins }): MixedLine => ({ from, content: plainText(text), begins }))
  const at = chance.between(0, lines.length - 1)
  const by = lines[at]?.from
  if (by === undefined || scenery === null || chance.next() >= LIVE_ASIDES) return lines
  return lines.toSpliced(at + 1, 0, { ...asideBy(by, chance.of(cast, by), scenery, chance, false), begins: false })
}

/** Lines of talk with what is shown and done between them, and replies to lines before; `first` is the number of the first. */
export const mixed = (spoken: readonly SaidLine[], count: number, first: number, around: Around): readonly MixedLine[] => {
  const lines: MixedLine[] = []
  for (const line of withAsides(spoken, count, around)) {
    const answers = around.chance.next() < REPLIES && !line.begins && line.content.kind === 'text'
    const to = lines.length - around.chance.between(1, BACK)
    const quoted = answers ? lines[to] : undefined
    // Nobody answers themselves.
    lines.push(quoted === undefined || quoted.from.xid === line.from.xid || line.content.kind !== 'text' ? line
      : { ...line, content: { kind: 'reply', text: line.content.text, mentions: [], quote: quoteOf({ ...quoted, seq: first + to, at: null }) } })
  }
  return lines
}
