import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inAudience, type JoinedRoom, type RoomMember } from '../../../../domain/space'
import { useCopy } from '../../../hooks/use-copy'
import { personAvatarData } from '../../../app/avatar-data'
import { paths } from '../../../app/routing/paths'
import { Avatar } from '../../../components/avatar/Avatar'
import { Button } from '../../../components/form/Button'
import { classNames } from '../../../components/class-names'
import { Dialog } from '../../../components/overlay/Dialog'
import { PersonName } from '../../../components/avatar/PersonName'
import styles from './host-controls.module.css'
import { LISTENERS_SHOWN, filterByName } from './RoomMemberList'

const c = classNames(styles)

interface InviteSpeakersProps {
  readonly room: JoinedRoom
  readonly onInvite: (person: RoomMember) => void
  readonly onClose: () => void
}

/** The dialog that invites listeners to speak, and shares a link with people outside the room. */
export function InviteSpeakers({ room, onInvite, onClose }: InviteSpeakersProps): ReactNode {
  const { t } = useTranslation()
  const copy = useCopy()
  const [sought, setSought] = useState('')
  const listeners = inAudience(room)
  const found = filterByName(listeners, sought)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('room.inviteSpeakers')}
      description={t(listeners.length === 0 ? 'room.inviteNobody' : 'room.inviteText')}
      actions={
        <>
          <Button onClick={() => copy(new URL(paths.space(room.channelId), window.location.href).href)}>
            {t('room.copyLink')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('room.done')}
          </Button>
        </>
      }
    >
      {listeners.length > 0 && (
        <div className={c('invites')}>
          <input
            className={c('seek')}
            type="search"
            aria-label={t('room.find')}
            placeholder={t('room.find')}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          {found.length === 0 && <p role="status">{t('room.foundNobody')}</p>}
          <ul>
            {found.slice(0, LISTENERS_SHOWN).map((person) => (
              <li key={person.xid} className={c('row')}>
                <Avatar person={personAvatarData(person)} size={32} />
                <span className={c('who')}>
                  <PersonName name={person.name} />
                </span>
                {room.invited[person.xid] === undefined ? (
                  <Button
                    size={30}
                    aria-label={t('room.inviteName', { name: person.name })}
                    onClick={() => onInvite(person)}
                  >
                    {t('room.inviteOne')}
                  </Button>
                ) : (
                  <span className={c('left')}>{t('room.invited')}</span>
                )}
              </li>
            ))}
          </ul>
          {found.length > LISTENERS_SHOWN && <p>{t('room.othersFound', { count: found.length - LISTENERS_SHOWN })}</p>}
        </div>
      )}
    </Dialog>
  )
}
