import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import { OptionalPart } from '../../../app/OptionalPart'
import { lazyModule } from '../../../components/lazy-module'
import { useContentText } from '../content-text'
import styles from './kinds.module.css'
import type { BodyProps, MessageKindView } from './message-kind'

const player = lazyModule(() => import('../../voice/VoiceBubble'))

/** The player of a voice message. Until it is loaded, a text of the same size names the message. */
function VoiceBody(props: BodyProps<ContentOf<'voice'>>): ReactNode {
  const part = player.useModule(true)
  const waiting = <span className={styles['call']}>{useContentText()(props.content)}</span>
  return part === null ? (
    waiting
  ) : (
    <OptionalPart waiting={waiting}>
      <part.VoiceBubble {...props} />
    </OptionalPart>
  )
}

export const voice: MessageKindView<ContentOf<'voice'>> = { frame: 'card', Body: VoiceBody }
