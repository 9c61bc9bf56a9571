import { MicOff, UserPlus } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Seats } from '../../../../application/ports/media-room'
import type { JoinedRoom, RoomMember } from '../../../../domain/space'
import { useObservable } from '../../../app/app-context'
import { OptionalPart } from '../../../app/OptionalPart'
import { useFeature } from '../../../app/use-feature'
import { Button } from '../../../components/form/Button'
import { SegmentedControl } from '../../../components/form/SegmentedControl'
import { classNames } from '../../../components/class-names'
import { lazyModule } from '../../../components/lazy-module'
import { useConfirm } from '../../../components/overlay/use-confirm'
import styles from './host-controls.module.css'
import { InviteSpeakers } from './InviteSpeakers'
import { MicQueue } from './MicQueue'
import { RoomMemberList } from './RoomMemberList'
import type { RoomMemberAction, RoomActions } from './use-room'

const c = classNames(styles)
const recording = lazyModule(() => import('../../recording/RecordSection'))
const restream = lazyModule(() => import('../../restream/RestreamSection'))

/** Says that nobody else can join the sound of the room. Empty while there are places. */
function SoundSeats(): ReactNode {
  const { t } = useTranslation()
  const { room } = useFeature('space').streams
  const seats = useObservable<Seats | null>(room.seats$, null)
  return (
    <div role="status" className={c('news')}>
      {seats !== null && <p className={c('seats')}>{t('room.seats', { ...seats })}</p>}
    </div>
  )
}

interface HostControlsProps {
  readonly room: JoinedRoom
  readonly acts: RoomActions
}

/** The host controls of a room: mode, requests to speak, speakers and listeners. */
export function HostControls({ room, acts }: HostControlsProps): ReactNode {
  const { t } = useTranslation()
  const { ask, prompt } = useConfirm()
  const [isInviting, setInviting] = useState(false)
  const recorder = recording.useModule(true)
  const streaming = restream.useModule(true)
  const { onPerson } = acts
  const act = useCallback(
    (which: RoomMemberAction, person: RoomMember): void => {
      const { name, xid } = person
      const onYes = (): void => onPerson(which, xid)
      switch (which) {
        case 'kick':
          return ask({ title: t('room.kickTitle', { name }), text: t('room.kickText'), yes: t('room.kick'), onYes })
        case 'host':
          return ask({ title: t('room.hostTitle', { name }), text: t('room.hostText'), yes: t('room.toHost'), onYes })
        case 'unmakeHost':
          return ask({
            title: t('room.unmakeHostTitle', { name }),
            text: t('room.unmakeHostText', { name }),
            yes: t('room.unmakeHost'),
            onYes,
          })
        default:
          return onYes()
      }
    },
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
      <SoundSeats />
      <MicQueue room={room} acts={acts} onAct={act} />
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
      {recorder && (
        <OptionalPart place="recording">
          <recorder.RecordSection room={room} />
        </OptionalPart>
      )}
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
