import type { ConversationId, Xid } from '../../domain/kernel/ids'

/** A member's connection to the chat service, and the conversation that the member viewed last over that connection. */
export interface ConversationViewer {
  readonly xid: Xid
  readonly conversationId: ConversationId | null
}

export interface ViewerHandle {
  readonly turnTo: (conversationId: ConversationId) => void
  readonly leave: () => void
}

/**
 * The members connected to the chat service and the conversations that the members view, one entry per connection. The
 * server state does not contain this list.
 */
export interface ConversationViewers {
  readonly enter: (xid: Xid) => ViewerHandle
  readonly onlookers: () => readonly ConversationViewer[]
  /** Registers a listener for viewers that enter or leave. Returns a function that removes the listener. */
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
