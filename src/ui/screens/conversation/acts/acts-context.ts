import { createContext, useContext } from 'react'
import type { ChatMessage } from '../../../../domain/chat'

/** What stands near at hand for a message, as `MemeGlyph` draws it. */
export interface Emoji {
  readonly id: string
  /** Its letters. */
  readonly name: string
  readonly asset: string | null
}

/** What a row of the list can do with its message. Stays the same for as long as it does the same. */
export interface RowActs {
  readonly me: string | null
  /** Whether this person reacts here at all. */
  readonly mayReact: boolean
  readonly mayReply: (message: ChatMessage) => boolean
  /** Near at hand: spec 1 §9 shows 4 of them in the message menu. */
  readonly emoji: readonly Emoji[]
  readonly emojiOf: (memeId: string) => Emoji | null
  /** What somebody who reacted is called; `null` where that is not known here. */
  readonly nameOf: (xid: string) => string | null
  /** Somebody looks at who reacted: those whose names are not known here are asked for. */
  readonly onWho: (xids: readonly string[]) => void
  readonly onReact: (message: ChatMessage, memeId: string) => void
  readonly onReply: (message: ChatMessage) => void
  /** Opens the choice of all emoji there. */
  readonly onPick: (message: ChatMessage, anchor: HTMLElement) => void
  /** Opens the menu of that message: at a place or an element, and focus returns to `row`. */
  readonly onMenu: (message: ChatMessage, at: MenuPlace) => void
}

export interface MenuPlace {
  readonly row: HTMLElement
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect }
}

export const ActsContext = createContext<RowActs | null>(null)
export const useRowActs = (): RowActs | null => useContext(ActsContext)
