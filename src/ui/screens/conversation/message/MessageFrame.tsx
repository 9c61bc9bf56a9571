import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names'
import { frameOf } from '../kinds/kinds'
import { MessageBody } from '../kinds/MessageBody'
import type { MessageItem } from './message'
import styles from './message-frame.module.css'
import { Stamp } from './Stamp'

const c = classNames(styles)

interface MessageFrameProps {
  readonly message: MessageItem
  readonly startsRun: boolean
  readonly tabIndex: 0 | -1
}

/** What a message says or shows, with what its kind has around it, and when it was said. */
export function MessageFrame({ message, startsRun, tabIndex }: MessageFrameProps): ReactNode {
  const frame = frameOf(message.content)
  return (
    // Words of somebody's own run their own way; sentences of ours about people run as ours do.
    <div className={c(frame, message.own && 'own', !startsRun && 'cont')} dir={frame === 'bubble' ? 'auto' : undefined}>
      <MessageBody message={message} tabIndex={tabIndex} />
      <Stamp message={message} />
    </div>
  )
}
