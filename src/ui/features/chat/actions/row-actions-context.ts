import { createContext, useContext } from 'react'
import type { ChatMessage } from '../../../../domain/chat'

/** An emoji of the quick reactions, which `MemeGlyph` draws. */
export interface QuickEmoji {
  readonly id: string
  /** The emoji as text. */
  readonly name: string
  readonly asset: string | null
}

/** The actions of a message row. The caller must pass the identical object until an action changes. */
export interface RowActions {
  readonly me: string | null
  /** Whether the member can react in this conversation. */
  readonly mayReact: boolean
  readonly mayReply: (message: ChatMessage) => boolean
  /** The quick emoji. The message menu shows 4 of them (spec 1 §9). */
  readonly emoji: readonly QuickEmoji[]
  readonly emojiOf: (memeId: string) => QuickEmoji | null
  /** The name of a person who reacted. `null` if the name is unknown. */
  readonly nameOf: (xid: string) => string | null
  /** Called when the list of reactors opens, to request the missing names. */
  readonly onWho: (xids: readonly string[]) => void
  readonly onReact: (message: ChatMessage, memeId: string) => void
  readonly onReply: (message: ChatMessage) => void
  /** Opens the picker with all emoji. */
  readonly onPick: (message: ChatMessage, anchor: HTMLElement) => void
  /** Opens the menu of a message at a point or an element. The focus later returns to `row`. */
  readonly onMenu: (message: ChatMessage, at: MenuAnchor) => void
}

export interface MenuAnchor {
  readonly row: HTMLElement
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect }
}

export const RowActionsContext = createContext<RowActions | null>(null)
export const useRowActionsContext = (): RowActions | null => useContext(RowActionsContext)
