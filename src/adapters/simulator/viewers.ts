import type { ConversationId, Xid } from '../../domain/kernel/ids'

/** A connection to the chat service, and the conversation it last viewed. */
export interface ConversationViewer {
  readonly xid: Xid
  readonly conversationId: ConversationId | null
}

export interface ViewerHandle {
  readonly turnTo: (conversationId: ConversationId) => void
  readonly leave: () => void
}

/** Counts the viewers, one entry per connection. None of it is in the server state. */
export interface ConversationViewers {
  readonly enter: (xid: Xid) => ViewerHandle
  readonly onlookers: () => readonly ConversationViewer[]
  /** Calls the listener whenever a viewer enters or leaves. */
  readonly hear: (listener: () => void) => () => void
}

export const makeConversationViewers = (): ConversationViewers => {
  const seats = new Map<ViewerHandle, ConversationViewer>()
  const listeners = new Set<() => void>()
  const notify = (): void => {
    Array.from(listeners).forEach((listener) => {
      listener()
    })
  }
  return {
    enter: (xid) => {
      const seat: ViewerHandle = {
        turnTo: (conversationId) => {
          if (seats.has(seat)) seats.set(seat, { xid, conversationId })
        },
        leave: () => {
          if (seats.delete(seat)) notify()
        },
      }
      seats.set(seat, { xid, conversationId: null })
      notify()
      return seat
    },
    onlookers: () => [...seats.values()],
    hear: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
