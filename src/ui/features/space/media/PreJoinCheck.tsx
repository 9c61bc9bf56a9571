import type { ReactNode } from 'react'
import { DeviceFields } from './DeviceFields'
import { MicrophoneCheck } from './MicrophoneCheck'
import styles from './media.module.css'
import { SpeakerCheck } from './SpeakerCheck'

/** Before a room is entered: whoever may speak there is heard, and everybody hears. */
export function PreJoinCheck({ maySpeak }: { readonly maySpeak: boolean }): ReactNode {
  return (
    <div className={styles['prejoin']}>
      {maySpeak && <MicrophoneCheck />}
      <DeviceFields kinds={maySpeak ? ['microphone', 'speaker'] : ['speaker']} />
      <SpeakerCheck />
    </div>
  )
}
