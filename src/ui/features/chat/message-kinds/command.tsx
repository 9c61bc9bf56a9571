import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import { MessageText } from '../message/MessageText'
import styles from './kinds.module.css'
import type { BodyProps, MessageKindView } from './message-kind'

function CommandBody({ content }: BodyProps<ContentOf<'command'>>): ReactNode {
  return (
    <span className={styles['command']}>
      <MessageText text={content.text} />
    </span>
  )
}

export const command: MessageKindView<ContentOf<'command'>> = { frame: 'bubble', Body: CommandBody }
