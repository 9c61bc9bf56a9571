import type { ReactNode } from 'react'
import type { Content } from '../../../../domain/chat'
import type { MessageItem } from '../message/message-item'

export interface BodyProps<C extends Content = Content> {
  readonly content: C
  readonly message: MessageItem
  /** The tab index of all controls in the message. Only a single message of a conversation is a Tab stop. */
  readonly tabIndex: 0 | -1
}

/** The frame around a message body. `centre` is a notice without sender, avatar or bubble. */
export type BubbleStyle = 'bubble' | 'album' | 'picture' | 'sticker' | 'card' | 'centre'

/** How a message kind looks. */
export interface MessageKindView<C extends Content> {
  readonly frame: BubbleStyle
  readonly Body: (props: BodyProps<C>) => ReactNode
}
