import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveRoom } from '../../../../domain/announcement'
import { personAvatarData } from '../../../app/avatar-data'
import { Avatar } from '../../../components/avatar/Avatar'
import { PersonName } from '../../../components/avatar/PersonName'
import { useFormat } from '../../../format/use-format'
import { JoinSpace } from '../../space/JoinSpace'
import styles from './live-popover.module.css'

/** The most hosts and speakers in the popover (spec 1 §9). */
const SHOWN = 10

interface LivePopoverProps {
  readonly room: LiveRoom
  readonly open: boolean
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The live room of a group (R1-078): title, at most 10 hosts and speakers, and the listener count after the start. */
export function LivePopover({ room, open, anchor, onClose }: LivePopoverProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const people = [
    ...room.hosts.map((person) => ({ ...person, isHost: true })),
    ...room.speakers.map((person) => ({ ...person, isHost: false })),
  ]
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={styles['place'] ?? ''}
        >
          <Popover.Popup className={styles['card'] ?? ''} data-theme="dark">
            <Popover.Title className={styles['title'] ?? ''}>
              {room.title === '' ? t('spaceStatus.untitled') : room.title}
            </Popover.Title>
            {room.status === 'started' && (
              <p className={styles['count']}>
                {t('live.listening', { count: room.audience, shown: format.number(room.audience) })}
              </p>
            )}
            <ul className={styles['people']} aria-label={t('live.people')}>
              {people.slice(0, SHOWN).map((person) => (
                <li key={person.xid} className={styles['person']}>
                  <Avatar person={personAvatarData(person)} size={28} />
                  <span className={styles['name']}>
                    <PersonName name={person.name} />
                  </span>
                  {person.isHost && <span className={styles['host']}>{t('live.host')}</span>}
                </li>
              ))}
            </ul>
            {room.status === 'started' && <JoinSpace channelId={room.channelId} />}
            {people.length > SHOWN && (
              <p className={styles['count']}>{t('live.others', { count: people.length - SHOWN })}</p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
