import type { ReactNode } from 'react'
import { BlockedDevice } from './BlockedDevice'
import { DeviceFields } from './DeviceFields'
import { MicrophoneCheck } from './MicrophoneCheck'
import styles from './media.module.css'
import { SpeakerCheck } from './SpeakerCheck'

/**
 * The device check before entering a room: the speaker for all members, the microphone for members who may speak. A
 * listener who may ask to speak later learns here that the microphone is blocked.
 */
export function PreJoinCheck({ maySpeak }: { readonly maySpeak: boolean }): ReactNode {
  return (
    <div className={styles['prejoin']}>
      {maySpeak ? <MicrophoneCheck /> : <BlockedDevice kind="microphone" />}
      <DeviceFields kinds={maySpeak ? ['microphone', 'speaker'] : ['speaker']} />
      <SpeakerCheck />
    </div>
  )
}
