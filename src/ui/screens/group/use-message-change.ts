import { useState } from 'react'
import type { MessageItem } from './message'
import { appendedTo, changedAtStart } from './message-rows'

interface MessageChange {
  readonly messages: readonly MessageItem[]
  /** The last change was at the start of the list. */
  readonly shift: boolean
  /** What came last at the end of the list. */
  readonly appended: readonly MessageItem[]
  /** Messages that were the oldest before others came before them. */
  readonly seams: ReadonlySet<string>
}

/** Compares with the messages drawn before, while drawing: an effect would come one frame late and show a jump. */
export const useMessageChange = (messages: readonly MessageItem[]): MessageChange => {
  const [seen, setSeen] = useState<MessageChange>({ messages, shift: false, appended: [], seams: new Set() })
  if (seen.messages === messages) return seen
  const appended = appendedTo(seen.messages, messages)
  const shift = changedAtStart(seen.messages, messages)
  const oldest = seen.messages[0]
  const next = {
    messages,
    shift,
    appended: appended.length > 0 ? appended : seen.appended,
    seams: shift && oldest ? new Set([...seen.seams, oldest.key]) : seen.seams,
  }
  setSeen(next)
  return next
}
