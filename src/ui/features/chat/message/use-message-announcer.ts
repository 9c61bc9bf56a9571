import { useLayoutEffect, useReducer } from 'react'
import type { MessageItem, MessageItems } from './message-item'
import { appendedFrom, changedAtStart } from './message-rows'

/** No more is read out at once. */
const TOLD = 10

interface MessageChange {
  /** What is drawn. */
  readonly messages: MessageItems
  /** The last change was at the start of the list. */
  readonly shift: boolean
  /** The last that came at the end of the list, as many as can be read out. */
  readonly appended: readonly MessageItem[]
  /** How many others have written at the end since the list was made. */
  readonly came: number
  /** Messages that were the oldest before others came before them. */
  readonly seams: ReadonlySet<string>
}

interface Seen {
  readonly isFar: boolean
  readonly given: MessageItems
  readonly change: MessageChange
}

/** The first `length` of them. */
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

/** `null`: the rest of what was given is drawn. */
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
 * Compares with the messages drawn before, while drawing: an effect would come one frame late and show a jump. Where
 * the
 * list grew at both ends at once, the start is drawn first and the end right after it, before anything is painted: what
 * is
 * read keeps its distance from the end, and so the end must stand still meanwhile. `isFar`: what comes at the end is
 * history.
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
