import { useLayoutEffect, useReducer } from 'react'
import type { MessageItem, MessageItems } from './message-item'
import { appendedFrom, changedAtStart } from './message-rows'

/** The most messages that are announced at once. */
const TOLD = 10

interface MessageChange {
  /** The messages to render. */
  readonly messages: MessageItems
  /** Whether the last change was at the start of the list. */
  readonly shift: boolean
  /** The new messages at the end that screen readers announce. */
  readonly appended: readonly MessageItem[]
  /** The number of messages by other people that arrived since the list mounted. */
  readonly came: number
  /** The keys of messages that were the oldest before earlier messages loaded. */
  readonly seams: ReadonlySet<string>
}

interface Seen {
  readonly isFar: boolean
  readonly given: MessageItems
  readonly change: MessageChange
}

const firstOf = (messages: MessageItems, length: number): MessageItems => ({
  length,
  at: (index) => (index < length ? messages.at(index) : undefined),
  indexOf: (key) => {
    const index = messages.indexOf(key)
    return index < length ? index : -1
  },
  othersFrom: (index) => messages.othersFrom(index) - messages.othersFrom(length),
})

const tail = (messages: MessageItems, from: number): readonly MessageItem[] => {
  const items: MessageItem[] = []
  for (let index = Math.max(from, messages.length - TOLD); index < messages.length; index += 1) {
    const item = messages.at(index)
    if (item !== undefined) items.push(item)
  }
  return items
}

const changeTo = ({ change, isFar }: Seen, messages: MessageItems): MessageChange => {
  const from = appendedFrom(change.messages, messages)
  const shift = changedAtStart(change.messages, messages)
  const oldest = change.messages.at(0)
  const isQuiet = shift || isFar
  const appended = isQuiet ? [] : tail(messages, from)
  return {
    messages: shift ? firstOf(messages, from) : messages,
    shift,
    appended: appended.length > 0 ? appended : change.appended,
    came: change.came + (isQuiet ? 0 : messages.othersFrom(from)),
    seams: shift && oldest ? new Set([...change.seams, oldest.key]) : change.seams,
  }
}

interface Given {
  readonly messages: MessageItems
  readonly isFar: boolean
}

/** Returns the next state. If `given` is `null`, the messages that the first step omitted render. */
const see = (seen: Seen, given: Given | null): Seen =>
  given === null
    ? { ...seen, change: changeTo(seen, seen.given) }
    : {
        isFar: given.isFar,
        given: given.messages,
        change: changeTo({ ...seen, isFar: seen.isFar || given.isFar }, given.messages),
      }

const firstSeen = ({ messages, isFar }: Given): Seen => ({
  isFar,
  given: messages,
  change: { messages, shift: false, appended: [], came: 0, seams: new Set() },
})

/**
 * Compares the messages with the previously rendered messages. An effect would compare them an animation frame late and
 * show a jump, so the hook compares during render. If the list grew at both ends, the start renders first, then the
 * end, both before paint. The scroll position keeps its distance from the end, so the end must not move in the first
 * step. `isFar`: the list does not reach the newest message, so messages added at its end are history and not
 * announced.
 */
export const useMessageAnnouncer = (messages: MessageItems, isFar: boolean): MessageChange => {
  const [seen, show] = useReducer(see, { messages, isFar }, firstSeen)
  const isWhole = seen.change.messages.length === seen.given.length
  useLayoutEffect(() => {
    if (!isWhole) show(null)
  }, [isWhole])
  if (seen.given === messages) return seen.change
  show({ messages, isFar })
  return see(seen, { messages, isFar }).change
}
