import { useRef, type ReactNode } from 'react'
import { Xid } from '../../../domain/kernel/ids'
import { Avatar } from '../../components/avatar/Avatar'
import type { PersonAvatarData } from '../../components/avatar/avatar-data'
import { useAudioLevel } from '../space/media/use-audio-level'
import styles from './call.module.css'

/** An avatar that glows with the person's voice level. */
export function SpeakingAvatar({
  person,
  xid,
  hasRings = false,
}: {
  readonly person: PersonAvatarData
  readonly xid: string
  readonly hasRings?: boolean
}): ReactNode {
  return (
    <span className={styles['face']}>
      {hasRings && <span className={styles['rings']} aria-hidden="true" />}
      {Xid.is(xid) && <Glow xid={xid} />}
      <Avatar person={person} size={128} />
    </span>
  )
}

function Glow({ xid }: { readonly xid: Xid }): ReactNode {
  const voice = useRef<HTMLSpanElement>(null)
  useAudioLevel(voice, xid)
  return <span ref={voice} className={styles['glow']} aria-hidden="true" />
}
