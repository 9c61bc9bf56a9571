import { isSameDay } from '../../format/dates'
import type { MessageItem } from './message'

const runMs = 3 * 60_000
const pauseMs = 30 * 60_000

/** Between messages 30 minutes or more apart, or of different days (R1-361). */
export interface DateDivider {
  readonly at: number
  /** The same day as the message above, which needs no day again. */
  readonly sameDay: boolean
}

/**
 * A message with what its neighbours make of it, one row each. A row never depends on what stands before it in height, so
 * that loading earlier messages moves nothing: a date divider hangs below the message before the day or the pause.
 */
export interface MessageRow {
  readonly message: MessageItem
  readonly startsNew: boolean
  /** First of a run of one sender: shows the picture and the name. */
  readonly startsRun: boolean
  /** When it goes on below this message, after a pause or on another day. */
  readonly dividerBelow: DateDivider | undefined
}

const continues = (message: MessageItem, before: MessageItem): boolean =>
  message.own === before.own && message.sender.id === before.sender.id && Math.abs(message.at - before.at) < runMs

/** A moment that cannot be told makes no divider. */
const dividerBetween = (message: MessageItem, after: MessageItem): DateDivider | undefined => {
  const sameDay = isSameDay(message.at, after.at)
  return sameDay && !(Math.abs(after.at - message.at) >= pauseMs) ? undefined : { at: after.at, sameDay }
}

interface RowOptions {
  readonly firstUnreadKey: string | undefined
  /** Messages that were the oldest once: they keep their picture and name when others come before them. */
  readonly seams: ReadonlySet<string>
}

export const messageRows = (messages: readonly MessageItem[], { firstUnreadKey, seams }: RowOptions): readonly MessageRow[] =>
  messages.map((message, index) => {
    const before = messages[index - 1]
    const after = messages[index + 1]
    const startsNew = message.key === firstUnreadKey
    const joins = before !== undefined && isSameDay(before.at, message.at) && continues(message, before)
    return {
      message,
      startsNew,
      startsRun: startsNew || !joins || seams.has(message.key),
      dividerBelow: after === undefined ? undefined : dividerBetween(message, after),
    }
  })

/** True when only the start of the list grew or shrank: then what is read must keep its distance from the end. */
export const changedAtStart = (before: readonly MessageItem[], after: readonly MessageItem[]): boolean => {
  const oldFirst = before[0]?.key
  const newFirst = after[0]?.key
  if (oldFirst === undefined || newFirst === undefined || oldFirst === newFirst) return false
  return after.some(({ key }) => key === oldFirst) || before.some(({ key }) => key === newFirst)
}

/** What came after the newest message that was there before. */
export const appendedTo = (before: readonly MessageItem[], after: readonly MessageItem[]): readonly MessageItem[] => {
  const newest = before.at(-1)?.key
  const at = newest === undefined ? -1 : after.findLastIndex(({ key }) => key === newest)
  return at < 0 ? [] : after.slice(at + 1)
}
