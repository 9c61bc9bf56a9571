import * as t from 'io-ts'
import { Sender } from '../chat'
import { ChannelId } from '../kernel/ids'
import { utf8Size } from '../kernel/utf8-size'
import { query } from '../query'

/** The recap of an ended space (spec 3 §3). `text`: markdown; `null` if the space has no recap. */
const Recap = t.strict({ channelId: ChannelId, text: t.union([t.string, t.null]) }, 'Recap')

export const recapQuery = query('recap/recap', {
  input: t.strict({ channelId: ChannelId }),
  item: Recap,
  idOf: ({ channelId }) => channelId,
})

const Voice = t.strict({ ...Sender.type.props, isHost: t.boolean, seconds: t.number }, 'RecapVoice')
export type Voice = t.TypeOf<typeof Voice>

/**
 * The figures of a space that everybody who may read its group may read. `voices`: the people who had an open
 * microphone, the longest first. `peak`: the most people at once. `duration` is in seconds.
 */
export const RecapFigures = t.strict(
  { duration: t.number, peak: t.number, voices: t.readonlyArray(Voice) },
  'RecapFigures',
)
export type RecapFigures = t.TypeOf<typeof RecapFigures>

export const recapFiguresQuery = query('recap/figures', {
  input: t.strict({ channelId: ChannelId }),
  item: RecapFigures,
  idOf: () => 'figures',
})

/** Minutes as a recap states them. 0 stands for less than a minute. */
export const wholeMinutes = (seconds: number): number => (seconds < 60 ? 0 : Math.round(seconds / 60))

/** The largest recap that is parsed as markdown, in bytes. A larger recap is shown as plain text. */
const LARGEST = 20 * 1_024
/** The deepest nesting of lists and quotes that is parsed. 1,250 levels overflow the parser's stack. */
const DEEPEST = 8
/** The most inline marks that are parsed. The parser's time is quadratic in their number. */
const MOST_MARKS = 1_000

const PREFIX = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/
const MARKER = />|[-+*]|\d+[.)]/g
const INLINE = /[*_]+|[[\]<`]/g
const TAB = 4

/**
 * An upper bound of the nesting of a line: the number of its markers, plus two columns of indent per continued list.
 */
const depthOf = (line: string): number => {
  const prefix = PREFIX.exec(line)?.[0] ?? ''
  const markers = prefix.match(MARKER)?.length ?? 0
  const columns = Array.from(prefix).reduce((sum, letter) => sum + (letter === ' ' ? 1 : letter === '\t' ? TAB : 0), 0)
  return markers + Math.floor(Math.max(0, columns - markers) / 2)
}

/** Whether the text may be parsed as markdown. A text above a limit is shown as plain text. */
export const isFitMarkdown = (text: string): boolean =>
  utf8Size(text) <= LARGEST &&
  (text.match(INLINE)?.length ?? 0) <= MOST_MARKS &&
  text.split(/\r\n?|\n/).every((line) => depthOf(line) <= DEEPEST)
