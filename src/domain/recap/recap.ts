import * as t from 'io-ts'
import { ChannelId } from '../kernel/ids'
import { utf8Size } from '../kernel/utf8-size'
import { query } from '../query'

/** The recap of a space that is over (spec 3 §3): `text` is markdown, `null` where there is none. */
const Recap = t.strict({ channelId: ChannelId, text: t.union([t.string, t.null]) }, 'Recap')

export const recapQuery = query('recap/recap', {
  input: t.strict({ channelId: ChannelId }),
  item: Recap,
  idOf: ({ channelId }) => channelId,
})

/** Bytes. */
const LARGEST = 20 * 1_024
/** Lists and quotes within each other: 1,250 of them overflow the stack of the parser. */
const DEEPEST = 8
/** Marks that open or close something in a line: the parser's time grows with their square. */
const MOST_MARKS = 1_000

const PREFIX = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/
const MARKER = />|[-+*]|\d+[.)]/g
const INLINE = /[*_]+|[[\]<`]/g
const TAB = 4

/**
 * At least as deep as the lists and quotes of a line lie in each other: its markers, and two columns of blanks for each
 * list that goes on.
 */
const depthOf = (line: string): number => {
  const prefix = PREFIX.exec(line)?.[0] ?? ''
  const markers = prefix.match(MARKER)?.length ?? 0
  const columns = Array.from(prefix).reduce((so, letter) => so + (letter === ' ' ? 1 : letter === '\t' ? TAB : 0), 0)
  return markers + Math.floor(Math.max(0, columns - markers) / 2)
}

/** Whether a text may go to the parser at all; counted before it is parsed. What may not is shown as it was written. */
export const isFitMarkdown = (text: string): boolean =>
  utf8Size(text) <= LARGEST &&
  (text.match(INLINE)?.length ?? 0) <= MOST_MARKS &&
  text.split(/\r\n?|\n/).every((line) => depthOf(line) <= DEEPEST)
