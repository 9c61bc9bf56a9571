import type { ReactNode } from 'react'
import { DeviceFields } from './DeviceFields'
import { MicrophoneCheck } from './MicrophoneCheck'
import styles from './media.module.css'
import { SpeakerCheck } from './SpeakerCheck'

/** Device check before entering a room: speaker for everybody, microphone for those who may speak. */
export function PreJoinCheck({ maySpeak }: { readonly maySpeak: boolean }): ReactNode {
  return (
    <div className={styles['prejoin']}>
      {maySpeak && <MicrophoneCheck />}
      <DeviceFields kinds={maySpeak ? ['microphone', 'speaker'] : ['speaker']} />
      <SpeakerCheck />
    </div>
  )
}
