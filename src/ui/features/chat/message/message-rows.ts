import { isSameDay } from '../../../format/dates'
import { hasNoSender } from '../content-text'
import type { MessageItem, MessageItems } from './message-item'

const runMs = 3 * 60_000
const pauseMs = 30 * 60_000

/** A divider between messages that are 30 minutes or more apart, or on different days (R1-361). */
export interface DateDivider {
  readonly at: number
  /** Whether the message above was sent on the same day. Then the divider shows only the time. */
  readonly sameDay: boolean
}

/**
 * A message with the row details that depend on its neighbours. The height of a row never depends on rows above it, so
 * loading earlier messages moves nothing. For this reason a date divider hangs below the message before the gap.
 */
export interface MessageRow {
  readonly message: MessageItem
  readonly startsNew: boolean
  /** Whether the message is the first in a run of the same sender, and so shows avatar and name. */
  readonly startsRun: boolean
  /** The time of the next message, if that message comes after a pause or on another day. */
  readonly dividerBelow: DateDivider | undefined
}

const continues = (message: MessageItem, before: MessageItem): boolean =>
  !hasNoSender(message.content) &&
  !hasNoSender(before.content) &&
  message.own === before.own &&
  message.sender.id === before.sender.id &&
  Math.abs(message.at - before.at) < runMs

/** A message with an invalid time gets no divider. */
const dividerBetween = (message: MessageItem, after: MessageItem): DateDivider | undefined => {
  const sameDay = isSameDay(message.at, after.at)
  return sameDay && !(Math.abs(after.at - message.at) >= pauseMs) ? undefined : { at: after.at, sameDay }
}

interface RowOptions {
  readonly firstUnreadKey: string | undefined
  /**
   * The keys of messages that were once the oldest. These messages keep avatar and name when earlier messages load
   * above them.
   */
  readonly seams: ReadonlySet<string>
}

/** The row at this index, made from the message and its two neighbours. */
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

/** Whether two rows are equal. Rows are created on every read, and equal rows need no render. */
export const isSameRow = (a: MessageRow, b: MessageRow): boolean =>
  a.message === b.message &&
  a.startsNew === b.startsNew &&
  a.startsRun === b.startsRun &&
  a.dividerBelow?.at === b.dividerBelow?.at &&
  a.dividerBelow?.sameDay === b.dividerBelow?.sameDay

/** Whether only the start of the list changed. Then the scroll position must keep its distance from the end. */
export const changedAtStart = (before: MessageItems, after: MessageItems): boolean => {
  const oldFirst = before.at(0)?.key
  const newFirst = after.at(0)?.key
  if (oldFirst === undefined || newFirst === undefined || oldFirst === newFirst) return false
  return after.indexOf(oldFirst) >= 0 || before.indexOf(newFirst) >= 0
}

/**
 * The index of the first message after the previously newest message. Without a later message, the list's length.
 */
export const appendedFrom = (before: MessageItems, after: MessageItems): number => {
  const newest = before.at(before.length - 1)?.key
  const at = newest === undefined ? -1 : after.indexOf(newest)
  return at < 0 ? after.length : at + 1
}
