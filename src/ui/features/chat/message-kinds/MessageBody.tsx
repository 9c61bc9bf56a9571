import { createElement, type ReactNode } from 'react'
import type { ContentKind, OneContent } from '../../../../domain/chat'
import type { MessageItem } from '../message/message-item'
import { messageKindViews } from './message-kinds'

const elementOf = <K extends ContentKind>(content: OneContent<K>, message: MessageItem, tabIndex: 0 | -1): ReactNode =>
  createElement(messageKindViews[content.kind].Body, { content, message, tabIndex })

interface MessageBodyProps {
  readonly message: MessageItem
  readonly tabIndex: 0 | -1
}

export function MessageBody({ message, tabIndex }: MessageBodyProps): ReactNode {
  return elementOf(message.content, message, tabIndex)
}
