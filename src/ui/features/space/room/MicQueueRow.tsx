import { MessageSquareText, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import {
  MIC_NOTE_LIMIT,
  MIC_QUEUE_MS,
  isUndecided,
  secondsUntil,
  type JoinedRoom,
  type RoomMember,
} from '../../../../domain/space'
import { useNow } from '../../../app/app-context'
import { personAvatarData } from '../../../app/avatar-data'
import { Avatar } from '../../../components/avatar/Avatar'
import { PersonName } from '../../../components/avatar/PersonName'
import { classNames } from '../../../components/class-names'
import { Button } from '../../../components/form/Button'
import { IconButton } from '../../../components/form/IconButton'
import { limited } from '../../../components/form/limited'
import { countdownText, SECOND_MS } from '../countdown-text'
import styles from './host-controls.module.css'
import type { RoomMemberAction } from './use-room'

const c = classNames(styles)
/** A request with this many seconds left is drawn as expiring. */
const SOON = 8
const MINUTE_MS = 60_000

interface MicQueueRowProps {
  readonly nth: number
  readonly request: JoinedRoom['queue'][number]
  readonly person: RoomMember | undefined
  readonly onAct: (act: RoomMemberAction, person: RoomMember) => void
  readonly onSkip: (note: string) => void
}

const spokeText = (t: TFunction, spokeAt: number | null, now: number): string => {
  if (spokeAt === null) return t('room.spokeNever')
  const minutes = Math.floor((now - spokeAt) / MINUTE_MS)
  return minutes < 1 ? t('room.spokeNow') : t('room.spokeAgo', { count: minutes })
}

/**
 * A request to speak. The ring shrinks every second until the request expires. The first request has the primary
 * button.
 */
export function MicQueueRow({ nth, request, person, onAct, onSkip }: MicQueueRowProps): ReactNode {
  const { t } = useTranslation()
  const now = useNow(SECOND_MS)
  const [isSkipping, setSkipping] = useState(false)
  // A refusal that was not sent shows its note again.
  const [note, setNote] = useState('')
  const { until, since, spokeAt, step } = request
  const seconds = secondsUntil(until, now)
  if (person === undefined) return null
  const waited = Math.max(0, Math.floor((now - (since ?? now)) / SECOND_MS))
  const around = 2 * Math.PI * 20
  return (
    <>
      <li className={c('row', 'request')}>
        <span className={c('ring', seconds < SOON && 'expiring')}>
          <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
            <circle className={c('track')} cx="22" cy="22" r="20" />
            <circle
              cx="22"
              cy="22"
              r="20"
              strokeDasharray={around}
              strokeDashoffset={around * (1 - (seconds * SECOND_MS) / MIC_QUEUE_MS)}
            />
          </svg>
          <Avatar person={personAvatarData(person)} size={32} />
          <span className={c('nth')}>{nth + 1}</span>
        </span>
        <span className={c('who')}>
          <PersonName name={person.name} />
          <span className={c('notSent')} role="alert">
            {step === 'notSent' && t('room.decisionNotSent')}
          </span>
        </span>
        <IconButton
          icon={MessageSquareText}
          label={t('room.skip', { name: person.name })}
          pressed={isSkipping}
          onClick={() => setSkipping(!isSkipping)}
        />
        <IconButton icon={X} label={t('room.refuse', { name: person.name })} onClick={() => onAct('refuse', person)} />
        <Button
          size={30}
          kind={nth === 0 ? 'primary' : 'plain'}
          aria-label={t('room.allowName', { name: person.name })}
          aria-keyshortcuts={nth === 0 ? 'A' : undefined}
          onClick={() => onAct('allow', person)}
        >
          {t('room.allow')}
          {nth === 0 && <kbd aria-hidden="true">A</kbd>}
        </Button>
        <span className={c('left', 'details')}>
          <span className={c(seconds < SOON && 'expiring')}>{t('room.secondsLeft', { seconds })}</span>
          <span>{t('room.waits', { time: countdownText(waited).clock })}</span>
          <span>{spokeText(t, spokeAt, now)}</span>
        </span>
      </li>
      {isSkipping && isUndecided(request) && (
        <li>
          <SkipForm name={person.name} note={note} onNote={setNote} onSkip={() => onSkip(note)} />
        </li>
      )}
    </>
  )
}

interface SkipFormProps {
  readonly name: string
  readonly note: string
  readonly onNote: (note: string) => void
  readonly onSkip: () => void
}

/** The note that a skipped person reads. */
function SkipForm({ name, note, onNote, onSkip }: SkipFormProps): ReactNode {
  const { t } = useTranslation()
  const typeNote = limited(MIC_NOTE_LIMIT, onNote)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <form
      className={c('row')}
      onSubmit={(event) => {
        event.preventDefault()
        onSkip()
      }}
    >
      <span className={c('searchField', 'note')}>
        <input
          aria-label={t('room.skipNote', { name })}
          placeholder={t('room.skipNote', { name })}
          value={note}
          dir="auto"
          ref={input}
          onChange={({ target }) => typeNote(target.value)}
        />
      </span>
      <Button size={30} type="submit">
        {t('room.skipYes')}
      </Button>
    </form>
  )
}
