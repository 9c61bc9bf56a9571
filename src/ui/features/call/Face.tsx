import { useRef, type ReactNode } from 'react'
import { Xid } from '../../../domain/kernel/ids'
import { Avatar } from '../../components/person/Avatar'
import type { PersonFace } from '../../components/person/faces'
import { useVoice } from '../../screens/space/media/use-voice'
import styles from './call.module.css'

/** A face that glows as loud as its voice is. */
export function Face({ person, xid, hasRings = false }: { readonly person: PersonFace, readonly xid: string, readonly hasRings?: boolean }): ReactNode {
  return <span className={styles['face']}>{hasRings && <span className={styles['rings']} aria-hidden="true" />}{Xid.is(xid) && <Glow xid={xid} />}<Avatar person={person} size={128} /></span>
}

function Glow({ xid }: { readonly xid: Xid }): ReactNode {
  const voice = useRef<HTMLSpanElement>(null)
  useVoice(voice, xid)
  return <span ref={voice} className={styles['glow']} aria-hidden="true" />
}
