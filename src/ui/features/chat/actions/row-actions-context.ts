import { createContext, useContext } from 'react'
import type { ChatMessage } from '../../../../domain/chat'

/** What stands near at hand for a message, as `MemeGlyph` draws it. */
export interface QuickEmoji {
  readonly id: string
  /** Its letters. */
  readonly name: string
  readonly asset: string | null
}

/** What a row of the list can do with its message. Stays the same for as long as it does the same. */
export interface RowActions {
  readonly me: string | null
  /** Whether this person reacts here at all. */
  readonly mayReact: boolean
  readonly mayReply: (message: ChatMessage) => boolean
  /** Near at hand: spec 1 §9 shows 4 of them in the message menu. */
  readonly emoji: readonly QuickEmoji[]
  readonly emojiOf: (memeId: string) => QuickEmoji | null
  /** What somebody who reacted is called; `null` where that is not known here. */
  readonly nameOf: (xid: string) => string | null
  /** Somebody looks at who reacted: those whose names are not known here are asked for. */
  readonly onWho: (xids: readonly string[]) => void
  readonly onReact: (message: ChatMessage, memeId: string) => void
  readonly onReply: (message: ChatMessage) => void
  /** Opens the choice of all emoji there. */
  readonly onPick: (message: ChatMessage, anchor: HTMLElement) => void
  /** Opens the menu of that message: at a place or an element, and focus returns to `row`. */
  readonly onMenu: (message: ChatMessage, at: MenuAnchor) => void
}

export interface MenuAnchor {
  readonly row: HTMLElement
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect }
}

export const RowActionsContext = createContext<RowActions | null>(null)
export const useRowActionsContext = (): RowActions | null => useContext(RowActionsContext)
