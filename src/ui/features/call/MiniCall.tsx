import { Maximize2, Mic, MicOff, PhoneOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { personAvatarData } from '../../app/avatar-data'
import { Avatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import { IconButton } from '../../components/form/IconButton'
import { PersonName } from '../../components/avatar/PersonName'
import { Draggable } from '../../components/drag/Draggable'
import type { CallProps } from './call-props'
import { CallNotices } from './CallNotices'
import styles from './mini.module.css'
import { CallVideo } from './CallVideo'
import { useCallVideos } from './use-call-videos'
import { useCallStatus } from './use-call-status'

const c = classNames(styles)

interface MiniCallProps extends CallProps {
  /** Whether the card is in a picture-in-picture window, where dragging is off. */
  readonly isFloating: boolean
  readonly onLarge: () => void
}

/** A call as a small card over the other pages (R2-040). */
export function MiniCall({ call, say, isFloating, onLarge }: MiniCallProps): ReactNode {
  const { t } = useTranslation('call')
  const status = useCallStatus(call)
  const { own, theirs } = useCallVideos(call.peer.xid)
  const { key, peer, microphone } = call
  const isSeen = call.isVideo || own !== null || theirs !== null
  const shown = theirs ?? own
  const card = (
    <div
      className={c('card', isFloating && 'floating')}
      data-theme="dark"
      role="region"
      aria-label={t(call.isVideo ? 'with.video' : 'with.voice', { name: peer.name })}
    >
      {isSeen && shown !== null && (
        <div className={styles['seen']}>
          <CallVideo
            key={shown.id}
            stream={shown}
            isOwn={theirs === null}
            label={theirs === null ? t('you') : peer.name}
          />
        </div>
      )}
      <div className={styles['line']}>
        {(!isSeen || shown === null) && <Avatar person={personAvatarData(peer)} size={40} />}
        <span className={styles['names']}>
          <span className={styles['name']}>
            <PersonName name={peer.name} />
          </span>
          <span className={styles['state']}>{status}</span>
        </span>
        <IconButton
          icon={microphone ? Mic : MicOff}
          label={t(microphone ? 'mute' : 'unmute')}
          onClick={() => {
            say({ type: 'call/SetMicrophone', key, isOn: !microphone })
          }}
        />
        <IconButton icon={Maximize2} label={t('large')} onClick={onLarge} />
        <span className={styles['end']}>
          <IconButton
            icon={PhoneOff}
            label={t('hangUp')}
            onClick={() => {
              say({ type: 'call/HangUp', key })
            }}
          />
        </span>
      </div>
      <CallNotices call={call} />
    </div>
  )
  return isFloating ? card : <Draggable isAfloat>{card}</Draggable>
}
