import * as t from 'io-ts'
import { Sender } from '../chat'
import { ChannelId } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'
import { utf8Size } from '../kernel/utf8-size'
import { withDefault } from '../kernel/with-default'
import { query } from '../query'

/** The recap of an ended space (spec 3 §3). `text`: markdown; `null` if the space has no recap. */
const Recap = t.strict({ channelId: ChannelId, text: orNull(t.string) }, 'Recap')

/** The server writes the text in the member's language, so a change of the language reads it again. */
export const recapQuery = query('recap/recap', {
  input: t.strict({ channelId: ChannelId, language: t.string }),
  item: Recap,
  idOf: ({ channelId }) => channelId,
})

const Voice = t.strict({ ...Sender.type.props, isHost: t.boolean, seconds: t.number }, 'RecapVoice')
export type Voice = t.TypeOf<typeof Voice>

/** How many people were in the room from `at` on. */
const CrowdPoint = t.strict({ at: Instant, people: t.number }, 'CrowdPoint')
export type CrowdPoint = t.TypeOf<typeof CrowdPoint>

/** A comment of the group's chat or a caption that is worth quoting. `reactions`: how many people reacted to it. */
const Quote = t.strict(
  {
    ...Sender.type.props,
    kind: t.union([t.literal('comment'), t.literal('caption')]),
    text: t.string,
    reactions: t.number,
  },
  'RecapQuote',
)
export type Quote = t.TypeOf<typeof Quote>

/**
 * The figures of a space that everybody who may read its group may read. `voices`: the people who had an open
 * microphone, the longest first. `peak`: the most people at once; `total`: all who came. `duration` is in seconds.
 */
export const RecapFigures = t.strict(
  {
    duration: t.number,
    peak: t.number,
    voices: t.readonlyArray(Voice),
    total: withDefault(t.number, 0),
    comments: withDefault(t.number, 0),
    endedAt: withDefault(orNull(Instant), null),
    curve: withDefault(t.readonlyArray(CrowdPoint), []),
    quotes: withDefault(t.readonlyArray(Quote), []),
  },
  'RecapFigures',
)
export type RecapFigures = t.TypeOf<typeof RecapFigures>

export const recapFiguresQuery = query('recap/figures', {
  input: t.strict({ channelId: ChannelId }),
  item: RecapFigures,
  idOf: () => 'figures',
})

/** The time at which most people were in the room; `null` without a curve. */
export const peakTime = (curve: readonly CrowdPoint[]): Instant | null =>
  curve.reduce<CrowdPoint | null>((top, point) => (top === null || point.people > top.people ? point : top), null)
    ?.at ?? null

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
