import { isSameDay } from '../../../format/dates'
import { hasNoSender } from '../content-text'
import type { MessageItem, MessageItems } from './message-item'

const runMs = 3 * 60_000
const pauseMs = 30 * 60_000

/** Between messages 30 minutes or more apart, or of different days (R1-361). */
export interface DateDivider {
  readonly at: number
  /** The same day as the message above, which needs no day again. */
  readonly sameDay: boolean
}

/**
 * A message with what its neighbours make of it, one row each. A row never depends on what stands before it in height,
 * so
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
  !hasNoSender(message.content) &&
  !hasNoSender(before.content) &&
  message.own === before.own &&
  message.sender.id === before.sender.id &&
  Math.abs(message.at - before.at) < runMs

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

/** The row at that position, made of the message and its two neighbours. */
export const messageRow = (
  messages: MessageItems,
  index: number,
  { firstUnreadKey, seams }: RowOptions,
): MessageRow | undefined => {
  const message = messages.at(index)
  if (message === undefined) return undefined
  const before = messages.at(index - 1)
  const after = messages.at(index + 1)
  const startsNew = message.key === firstUnreadKey
  const joins = before !== undefined && isSameDay(before.at, message.at) && continues(message, before)
  return {
    message,
    startsNew,
    startsRun: startsNew || !joins || seams.has(message.key),
    dividerBelow: after === undefined ? undefined : dividerBetween(message, after),
  }
}

/** A row is made anew whenever it is asked for; one that looks the same need not be drawn again. */
export const isSameRow = (a: MessageRow, b: MessageRow): boolean =>
  a.message === b.message &&
  a.startsNew === b.startsNew &&
  a.startsRun === b.startsRun &&
  a.dividerBelow?.at === b.dividerBelow?.at &&
  a.dividerBelow?.sameDay === b.dividerBelow?.sameDay

/** True when only the start of the list grew or shrank: then what is read must keep its distance from the end. */
export const changedAtStart = (before: MessageItems, after: MessageItems): boolean => {
  const oldFirst = before.at(0)?.key
  const newFirst = after.at(0)?.key
  if (oldFirst === undefined || newFirst === undefined || oldFirst === newFirst) return false
  return after.indexOf(oldFirst) >= 0 || before.indexOf(newFirst) >= 0
}

/** The position of the first message that came after the newest one that was there before; the end where none did. */
export const appendedFrom = (before: MessageItems, after: MessageItems): number => {
  const newest = before.at(before.length - 1)?.key
  const at = newest === undefined ? -1 : after.indexOf(newest)
  return at < 0 ? after.length : at + 1
}
