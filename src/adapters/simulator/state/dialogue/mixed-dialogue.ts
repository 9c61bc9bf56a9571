import { plainText, quoteOf, type Content, type Sender } from '../../../../domain/chat'
import type { SeededRandom } from '../seeded-random'
import type { ConversationContext } from '../server-state'
import { specialMessageBy, accessRequestMessage } from './special-messages'
import type { SpokenLine } from './dialogue-block'

export interface DialogueLine {
  readonly from: Sender
  readonly content: Content
  readonly begins: boolean
}

interface Around {
  readonly chance: SeededRandom
  readonly cast: readonly Sender[]
  readonly scenery: ConversationContext | null
  /** Whether this is the conversation's newest block, so that no message follows the block. */
  readonly isNewest: boolean
}

/** The share of lines that quote an earlier line, at most `BACK` lines back. */
const REPLIES = 0.12
const BACK = 3

const withAsides = (
  spoken: readonly SpokenLine[],
  count: number,
  { chance, cast, scenery, isNewest }: Around,
): readonly DialogueLine[] => {
  const lines: DialogueLine[] = spoken.map(({ from, text, begins }) => ({ from, content: plainText(text), begins }))
  if (scenery === null) return lines
  const isKnocked = isNewest && scenery.isPrivate && count > 0
  for (let n = isKnocked ? 1 : 0; n < count; n += 1) {
    const at = chance.between(1, lines.length)
    const by = lines[at - 1]?.from ?? scenery.stranger
    lines.splice(at, 0, { ...specialMessageBy(by, chance.of(cast, by), scenery, chance, true), begins: false })
  }
  return isKnocked
    ? [...lines, { from: scenery.stranger, content: accessRequestMessage(scenery), begins: false }]
    : lines
}

/** The share of live dialogues that contain a special message (any content other than text). */
const LIVE_ASIDES = 0.4

/** Turns the lines of a live dialogue into messages, and sometimes adds a special message after a line. */
export const withSpecialMessages = (
  spoken: readonly SpokenLine[],
  { chance, cast, scenery }: Omit<Around, 'isNewest'>,
): readonly DialogueLine[] => {
  const lines = spoken.map(({ from, text, begins }): DialogueLine => ({ from, content: plainText(text), begins }))
  const at = chance.between(0, lines.length - 1)
  const by = lines[at]?.from
  if (by === undefined || scenery === null || chance.next() >= LIVE_ASIDES) return lines
  return lines.toSpliced(at + 1, 0, {
    ...specialMessageBy(by, chance.of(cast, by), scenery, chance, false),
    begins: false,
  })
}

/**
 * Turns lines into messages, inserts `count` special messages between the lines, and turns some lines into replies to
 * earlier lines. `first` is the number of the first message.
 */
export const mixedDialogue = (
  spoken: readonly SpokenLine[],
  count: number,
  first: number,
  around: Around,
): readonly DialogueLine[] => {
  const lines: DialogueLine[] = []
  for (const line of withAsides(spoken, count, around)) {
    const answers = around.chance.next() < REPLIES && !line.begins && line.content.kind === 'text'
    const to = lines.length - around.chance.between(1, BACK)
    const quoted = answers ? lines[to] : undefined
    // Never let a simulated member quote a line of the same member.
    lines.push(
      quoted === undefined || quoted.from.xid === line.from.xid || line.content.kind !== 'text'
        ? line
        : {
            ...line,
            content: {
              kind: 'reply',
              text: line.content.text,
              mentions: [],
              quote: quoteOf({ ...quoted, seq: first + to, at: null }),
            },
          },
    )
  }
  return lines
}
