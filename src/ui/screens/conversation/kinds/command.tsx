import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import { MessageText } from '../message/MessageText'
import styles from './kinds.module.css'
import type { BodyProps, Kind } from './kind'

function CommandBody({ content }: BodyProps<ContentOf<'command'>>): ReactNode {
  return <span className={styles['command']}><MessageText text={content.text} /></span>
}

export const command: Kind<ContentOf<'command'>> = { frame: 'bubble', Body: CommandBody }
