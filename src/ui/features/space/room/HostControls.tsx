import { MicOff, UserPlus, X } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MIC_QUEUE_MS, secondsUntil, type JoinedRoom, type RoomMember } from '../../../../domain/space'
import { useNow } from '../../../app/app-context'
import { OptionalPart } from '../../../app/OptionalPart'
import { personAvatarData } from '../../../app/avatar-data'
import { Avatar } from '../../../components/avatar/Avatar'
import { Button } from '../../../components/form/Button'
import { SegmentedControl } from '../../../components/form/SegmentedControl'
import { classNames } from '../../../components/class-names'
import { IconButton } from '../../../components/form/IconButton'
import { lazyModule } from '../../../components/lazy-module'
import { PersonName } from '../../../components/avatar/PersonName'
import { useConfirm } from '../../../components/overlay/use-confirm'
import { SECOND_MS } from '../countdown-text'
import styles from './host-controls.module.css'
import { InviteSpeakers } from './InviteSpeakers'
import { RoomMemberList } from './RoomMemberList'
import type { RoomMemberAction, RoomActions } from './use-room'

const c = classNames(styles)
const restream = lazyModule(() => import('../../restream/RestreamSection'))
/** A request with this many seconds left is drawn as expiring. */
const SOON = 8

interface HostControlsProps {
  readonly room: JoinedRoom
  readonly acts: RoomActions
}

/** The host controls of a room: mode, requests to speak, speakers and listeners. */
export function HostControls({ room, acts }: HostControlsProps): ReactNode {
  const { t } = useTranslation()
  const { ask, prompt } = useConfirm()
  const [isInviting, setInviting] = useState(false)
  const streaming = restream.useModule(true)
  const { onPerson } = acts
  const act = useCallback(
    (which: RoomMemberAction, person: RoomMember): void =>
      which !== 'kick'
        ? onPerson(which, person.xid)
        : ask({
            title: t('room.kickTitle', { name: person.name }),
            text: t('room.kickText'),
            yes: t('room.kick'),
            onYes: () => onPerson('kick', person.xid),
          }),
    [ask, onPerson, t],
  )
  return (
    <div className={c('desk')} data-theme="dark">
      <h2 className={c('title')}>{t('room.desk')}</h2>
      <SegmentedControl
        label={t('room.mode')}
        value={room.micMode}
        onChange={acts.onMode}
        options={[
          { value: 'limited', label: t('room.limited') },
          { value: 'open', label: t('room.open') },
        ]}
      />
      <section aria-label={t('room.requests')} className={c('part')}>
        <h3>
          {t('room.requests')}
          {room.queue.length > 0 && <span className={c('count')}>{room.queue.length}</span>}
        </h3>
        {room.queue.length === 0 && <p className={c('quiet')}>{t('room.noRequests')}</p>}
        <ol>
          {room.queue.map((request, nth) => (
            <Request key={request.xid} nth={nth} request={request} person={room.members[request.xid]} onAct={act} />
          ))}
        </ol>
      </section>
      <RoomMemberList
        room={room}
        onAct={act}
        beside={
          <Button size={30} kind="quiet" icon={MicOff} onClick={acts.onMuteAll}>
            {t('room.muteAll')}
          </Button>
        }
      />
      <Button icon={UserPlus} onClick={() => setInviting(true)}>
        {t('room.inviteSpeakers')}
      </Button>
      {streaming && (
        <OptionalPart place="restream">
          <streaming.RestreamSection room={room} />
        </OptionalPart>
      )}
      {isInviting && (
        <InviteSpeakers room={room} onInvite={(person) => act('invite', person)} onClose={() => setInviting(false)} />
      )}
      {prompt}
    </div>
  )
}

interface RequestProps {
  readonly nth: number
  readonly request: JoinedRoom['queue'][number]
  readonly person: RoomMember | undefined
  readonly onAct: (act: RoomMemberAction, person: RoomMember) => void
}

/**
 * A request to speak. The ring shrinks every second until the request expires. The first request has the primary
 * button.
 */
function Request({ nth, request: { until, step }, person, onAct }: RequestProps): ReactNode {
  const { t } = useTranslation()
  const seconds = secondsUntil(until, useNow(SECOND_MS))
  if (person === undefined) return null
  const around = 2 * Math.PI * 20
  return (
    <li className={c('row')}>
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
        <span className={c('left', seconds < SOON && 'expiring')}>{t('room.secondsLeft', { seconds })}</span>
        <span className={c('notSent')} role="alert">
          {step === 'notSent' && t('room.decisionNotSent')}
        </span>
      </span>
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
    </li>
  )
}
