import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Remote } from '../../../application/ports/media-room'
import type { CallViewModel } from '../../../domain/call'
import { useObservable } from '../../app/app-context'
import { useFeature } from '../../app/use-feature'
import styles from './controls.module.css'

const NOBODY: readonly Remote[] = []

/**
 * Whether the other person came back, for example after a reload, and has not opened the microphone since. A person who
 * stayed and pressed Mute is not reported.
 */
const useCameBackMuted = ({ phase, peer: { xid } }: CallViewModel): boolean => {
  const remotes = useObservable(useFeature('call').streams.room.remotes$, NOBODY)
  const [stay, setStay] = useState<'here' | 'away' | 'back'>('here')
  const isHeard = remotes.some((remote) => remote.xid === xid && remote.kind === 'microphone')
  if (phase === 'alone' && stay !== 'away') setStay('away')
  if (phase === 'together' && stay === 'away') setStay('back')
  if (phase === 'together' && stay === 'back' && isHeard) setStay('here')
  return phase === 'together' && stay === 'back' && !isHeard
}

/** Why one person does not hear or see the other. Screen readers announce each reason once. */
export function CallNotices({ call }: { readonly call: CallViewModel }): ReactNode {
  const { microphoneFault, cameraFault, closedByReload, peer } = call
  const { t } = useTranslation()
  const { t: of } = useTranslation('call')
  const isPeerMuted = useCameBackMuted(call)
  return (
    <div className={styles['faults']} role="alert">
      {microphoneFault !== null && <p>{t(`media.fault.${microphoneFault}`)}</p>}
      {cameraFault !== null && <p>{of(`cameraFault.${cameraFault}`)}</p>}
      {closedByReload !== null && <p>{of(`closedByReload.${closedByReload}`)}</p>}
      {isPeerMuted && <p>{of('backMuted', { name: peer.name })}</p>}
    </div>
  )
}
