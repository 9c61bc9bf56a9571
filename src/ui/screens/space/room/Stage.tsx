import { Mic, MicOff } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inAudience, onStage, publishes, type Inside, type Person } from '../../../../domain/space'
import { personFace } from '../../../app/faces'
import { Avatar } from '../../../components/Avatar'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/Icon'
import { PersonName } from '../../../components/PersonName'
import { useFormat } from '../../../format/use-format'
import { useVoice } from '../media/use-voice'
import styles from './stage.module.css'

const c = classNames(styles)
/** More listeners are counted, not drawn. */
const LISTENERS = 60

/** Who speaks and who listens; a voice glows with its level. */
export function Stage({ room }: { readonly room: Inside }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const speakers = onStage(room)
  const listeners = inAudience(room)
  const count = Math.max(0, room.count - speakers.length)
  return (
    <div className={c('stage')}>
      <ul className={c('speakers')} aria-label={t('room.stage')}>
        {speakers.map((person) => <Speaker key={person.xid} person={person} mic={micOf(room, person)} isMe={person.xid === room.me} />)}
      </ul>
      <p className={c('divider')}>{t('room.listening', { count, shown: format.number(count) })}</p>
      <ul className={c('listeners')} aria-label={t('room.audience')}>
        {listeners.slice(0, LISTENERS).map((person) => (
          <li key={person.xid} className={c('listener')}>
            <Avatar person={personFace(person)} size={48} />
            <span className={c('small')}>{person.xid === room.me ? t('room.you') : <PersonName name={person.name} />}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Mine is what I know; the others' is what they told. */
const micOf = (room: Inside, { xid, mic }: Person): Person['mic'] => xid !== room.me ? mic : room.mic.held ? 'held' : publishes(room) ? 'on' : 'off'

interface SpeakerProps {
  readonly person: Person
  readonly mic: Person['mic']
  readonly isMe: boolean
}

function Speaker({ person, mic, isMe }: SpeakerProps): ReactNode {
  const { t } = useTranslation()
  const voice = useRef<HTMLLIElement>(null)
  useVoice(voice, person.xid)
  return (
    <li ref={voice} className={c('speaker', mic !== 'on' && 'silent')} data-xid={person.xid}>
      <span className={c('face')}>
        <span className={c('glow')} />
        <Avatar person={personFace(person)} size={96} />
        <span className={c('mark', mic === 'on' && 'open')} title={t(`room.mic.${mic}`)}>
          <Icon of={mic === 'on' ? Mic : MicOff} size={16} /><span className="sr">{t(`room.mic.${mic}`)}</span>
        </span>
      </span>
      <span className={c('name')}>{isMe ? t('room.you') : <PersonName name={person.name} />}</span>
      <span className={c('role', person.role === 'host' && 'host')}>{t(`room.role.${person.role}`)}</span>
    </li>
  )
}
