import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names'
import { bubbleStyleOf } from '../message-kinds/message-kinds'
import { MessageBody } from '../message-kinds/MessageBody'
import type { MessageItem } from './message-item'
import styles from './message-bubble.module.css'
import { MessageTimestamp } from './MessageTimestamp'

const c = classNames(styles)

interface MessageBubbleProps {
  readonly message: MessageItem
  readonly startsRun: boolean
  readonly tabIndex: 0 | -1
}

/** The bubble of a message: body and timestamp. */
export function MessageBubble({ message, startsRun, tabIndex }: MessageBubbleProps): ReactNode {
  const frame = bubbleStyleOf(message.content)
  return (
    // A text that a member wrote sets its own direction. Our sentences about people follow the app's language.
    <div
      className={c(frame, message.own && 'own', !startsRun && 'cont')}
      dir={frame === 'bubble' || frame === 'album' ? 'auto' : undefined}
    >
      <MessageBody message={message} tabIndex={tabIndex} />
      <MessageTimestamp message={message} />
    </div>
  )
}
