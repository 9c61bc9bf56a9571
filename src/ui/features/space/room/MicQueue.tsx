import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { JoinedRoom, RoomMember } from '../../../../domain/space'
import { Button } from '../../../components/form/Button'
import { SegmentedControl } from '../../../components/form/SegmentedControl'
import { classNames } from '../../../components/class-names'
import styles from './host-controls.module.css'
import { MicQueueRow } from './MicQueueRow'
import type { RoomActions, RoomMemberAction } from './use-room'

const c = classNames(styles)

interface MicQueueProps {
  readonly room: JoinedRoom
  readonly acts: RoomActions
  readonly onAct: (act: RoomMemberAction, person: RoomMember) => void
}

/** The line of the people who ask to speak, as hosts see it. */
export function MicQueue({
  room: { members },
  acts: { queue, order, onOrder, onInviteNext, onSkip },
  onAct,
}: MicQueueProps): ReactNode {
  const { t } = useTranslation()
  return (
    <section aria-label={t('room.requests')} className={c('part')}>
      <h3>
        {t('room.requests')}
        {queue.length > 0 && <span className={c('count')}>{queue.length}</span>}
        {queue.length > 0 && (
          <Button size={30} kind="quiet" icon={UserPlus} aria-keyshortcuts="N" onClick={onInviteNext}>
            {t('room.inviteNext')} <kbd aria-hidden="true">N</kbd>
          </Button>
        )}
      </h3>
      {queue.length === 0 && <p className={c('quiet')}>{t('room.noRequests')}</p>}
      {queue.length > 1 && (
        <SegmentedControl
          label={t('room.order')}
          value={order}
          onChange={onOrder}
          options={[
            { value: 'arrival', label: t('room.byArrival') },
            { value: 'silence', label: t('room.bySilence') },
          ]}
        />
      )}
      <ol>
        {queue.map((request, nth) => (
          <MicQueueRow
            key={request.xid}
            nth={nth}
            request={request}
            person={members[request.xid]}
            onAct={onAct}
            onSkip={(note) => onSkip(request.xid, note)}
          />
        ))}
      </ol>
    </section>
  )
}
