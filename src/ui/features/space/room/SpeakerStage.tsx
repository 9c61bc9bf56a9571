import { Mic, MicOff } from 'lucide-react'
import { memo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inAudience, onStage, isPublishingMic, type JoinedRoom, type RoomMember } from '../../../../domain/space'
import { personAvatarData } from '../../../app/avatar-data'
import { Avatar } from '../../../components/avatar/Avatar'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { PersonName } from '../../../components/avatar/PersonName'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { useFormat } from '../../../format/use-format'
import { useAudioLevel } from '../media/use-audio-level'
import styles from './speaker-stage.module.css'
import { useStageLayout } from './use-stage-layout'

const c = classNames(styles)
/** The most listeners on the stage. Further listeners are only counted. */
const LISTENERS = 60
const FEW_LISTENERS = 18

/** Beside a shared video the stage may scroll. A tab stop lets the keyboard scroll the stage. */
const scrollable = (stage: HTMLElement | null): void => {
  if (stage !== null) stage.tabIndex = 0
}

/**
 * The stage with speakers and listeners. A speaking person glows with the voice level, and the loudest speaker grows.
 */
export function SpeakerStage({ room }: { readonly room: JoinedRoom }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const isMobile = useIsMobile()
  const list = useRef<HTMLUListElement>(null)
  const speakers = onStage(room)
  useStageLayout(list, isMobile ? 3 : 5)
  const listeners = inAudience(room)
  const count = Math.max(0, room.count - speakers.length)
  const drawn = listeners.slice(0, isMobile ? FEW_LISTENERS : LISTENERS)
  return (
    <div className={c('stage')} role="group" aria-label={t('room.stage')} ref={scrollable}>
      <ul ref={list} className={c('speakers')} aria-label={t('room.stage')}>
        {speakers.map((person) => (
          <Speaker
            key={person.xid}
            person={person}
            mic={micOf(room, person)}
            isMe={person.xid === room.me}
            isMobile={isMobile}
          />
        ))}
      </ul>
      <p className={c('divider')}>{t('room.listening', { count, shown: format.number(count) })}</p>
      <ul className={c('listeners')} aria-label={t('room.audience')}>
        {drawn.map((person) => (
          <Listener key={person.xid} person={person} isMe={person.xid === room.me} isMobile={isMobile} />
        ))}
        {drawn.length > 0 && count > drawn.length && (
          <li className={c('others')}>{t('live.others', { count: count - drawn.length })}</li>
        )}
      </ul>
    </div>
  )
}

/**
 * The microphone state of a person. The member's own state comes from this browser's media; other people report theirs.
 */
const micOf = (room: JoinedRoom, { xid, mic }: RoomMember): RoomMember['mic'] =>
  xid !== room.me ? mic : room.mic.held ? 'held' : isPublishingMic(room) ? 'on' : 'off'

interface ListenerProps {
  readonly person: RoomMember
  readonly isMe: boolean
  readonly isMobile: boolean
}

// The component is memoized, because a full room changes constantly and only the changed person should render.
const Listener = memo(function Listener({ person, isMe, isMobile }: ListenerProps): ReactNode {
  const { t } = useTranslation()
  return (
    <li className={c('listener')}>
      <Avatar person={personAvatarData(person)} size={isMobile ? 40 : 48} />
      <span className={c('small')}>{isMe ? t('room.you') : <PersonName name={person.name} />}</span>
    </li>
  )
})

interface SpeakerProps extends ListenerProps {
  readonly mic: RoomMember['mic']
}

/** A speaker on the stage. Silent speakers are smaller and come after hosts and open microphones. */
const Speaker = memo(function Speaker({ person, mic, isMe, isMobile }: SpeakerProps): ReactNode {
  const { t } = useTranslation()
  const voice = useRef<HTMLSpanElement>(null)
  useAudioLevel(voice, person.xid)
  const isBehind = mic !== 'on' && person.role !== 'host'
  return (
    <li
      className={c('speaker', mic !== 'on' && 'silent', isBehind && 'backRow')}
      data-xid={person.xid}
      data-front={isBehind ? undefined : mic === 'on' ? 'open' : 'silent'}
    >
      <span className={c('face')}>
        <span className={c('disc')}>
          <span ref={voice} className={c('glow')}>
            <span className={c('halo')} />
            <span className={c('ring')} />
          </span>
          <Avatar person={personAvatarData(person)} size={isMobile ? 96 : 128} />
        </span>
        <span className={c('mark', mic === 'on' && 'open')} title={t(`room.mic.${mic}`)}>
          <Icon of={mic === 'on' ? Mic : MicOff} size={16} />
          <span className="sr">{t(`room.mic.${mic}`)}</span>
        </span>
      </span>
      <span className={c('name')}>{isMe ? t('room.you') : <PersonName name={person.name} />}</span>
      <span className={c('role', person.role === 'host' && 'host')}>{t(`room.role.${person.role}`)}</span>
    </li>
  )
})
