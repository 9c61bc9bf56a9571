import type { ReactNode } from 'react'
import type { Content } from '../../../../domain/chat'
import type { MessageItem } from '../message/message-item'

export interface BodyProps<C extends Content = Content> {
  readonly content: C
  readonly message: MessageItem
  /** Of whatever can be pressed in it: only one message of a conversation is a stop for Tab. */
  readonly tabIndex: 0 | -1
}

/** What stands around a body. `centre` is said by nobody: it has no sender, no picture and no bubble. */
export type BubbleStyle = 'bubble' | 'picture' | 'sticker' | 'card' | 'centre'

/** How one kind of message is drawn. */
export interface MessageKindView<C extends Content> {
  readonly frame: BubbleStyle
  readonly Body: (props: BodyProps<C>) => ReactNode
}
