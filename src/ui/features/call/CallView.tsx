import { Dialog as Base } from '@base-ui/react/dialog'
import { ChevronDown, PictureInPicture2 } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { profileOf, sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { personAvatarData } from '../../app/avatar-data'
import { classNames } from '../../components/class-names'
import { Avatar } from '../../components/avatar/Avatar'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { PersonName } from '../../components/avatar/PersonName'
import { isTextEntry } from '../../components/form/is-text-entry'
import { NetworkBadge } from '../space/media/NetworkBadge'
import { CallControls } from './CallControls'
import type { CallProps } from './call-props'
import styles from './call.module.css'
import { SpeakingAvatar } from './SpeakingAvatar'
import { canUseVideoPictureInPicture, requestVideoPictureInPicture } from './picture-in-picture'
import { CallVideo } from './CallVideo'
import { useCallVideos } from './use-call-videos'
import { useCallStatus } from './use-call-status'

const c = classNames(styles)

interface CallViewProps extends CallProps {
  readonly onSmall: () => void
  /** Opens a picture-in-picture window. Omitted in a browser without Document Picture-in-Picture. */
  readonly onFloat?: (() => void) | undefined
}

/**
 * The full-screen call: avatar with voice level, or both cameras (R2-039). Escape turns this view into a small card.
 */
export function CallView({ call, say, onSmall, onFloat }: CallViewProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation('call')
  const { own, theirs } = useCallVideos(call.peer.xid)
  const [isSwapped, setSwapped] = useState(false)
  const view = useRef<HTMLDivElement>(null)
  const session = useAccountState(app.account.slices.session)
  const me = profileOf(session) ?? { name: '', avatar: null, xid: sessionOf(session)?.xid ?? '' }
  const hasPictures = call.isVideo || own !== null || theirs !== null
  const status = useCallStatus(call)
  const { name } = call.peer
  const large = isSwapped ? own : theirs
  const small = isSwapped ? theirs : own
  /** M toggles the microphone from any element except text fields, as in a room. */
  const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): void => {
    if (key.toLowerCase() !== 'm' || ctrlKey || metaKey || altKey || repeat || isTextEntry(target)) return
    say({ type: 'call/SetMicrophone', key: call.key, isOn: !call.microphone })
  }
  const floats = onFloat !== undefined || (large !== null && canUseVideoPictureInPicture())
  return (
    <Base.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onSmall()
      }}
      disablePointerDismissal
    >
      <Base.Portal>
        <Base.Popup
          className={c('call', hasPictures && 'seen')}
          data-theme="dark"
          aria-label={t(call.isVideo ? 'with.video' : 'with.voice', { name })}
          onKeyDown={onKeyDown}
        >
          {hasPictures && (
            <div ref={view} className={styles['large']} data-picture={isSwapped ? 'own' : 'theirs'}>
              {large !== null ? (
                <CallVideo key={large.id} stream={large} isOwn={isSwapped} label={isSwapped ? t('you') : name} />
              ) : (
                <SpeakingAvatar
                  person={personAvatarData(isSwapped ? me : call.peer)}
                  xid={isSwapped ? me.xid : call.peer.xid}
                />
              )}
            </div>
          )}
          <header className={styles['head']}>
            <button type="button" className={styles['small']} onClick={onSmall} aria-label={t('small')}>
              <Icon of={ChevronDown} />
              {!hasPictures && <span>{t('small')}</span>}
            </button>
            {hasPictures && <Title name={name} status={status} isSmall />}
            <span className={styles['ends']}>
              <NetworkBadge xid={call.peer.xid} />
              {floats && (
                <IconButton
                  icon={PictureInPicture2}
                  label={t('float')}
                  onClick={() => {
                    if (onFloat !== undefined) onFloat()
                    else requestVideoPictureInPicture(view.current?.querySelector('video') ?? null)
                  }}
                />
              )}
            </span>
          </header>
          {hasPictures ? (
            <button
              type="button"
              className={styles['inset']}
              onClick={() => {
                setSwapped(!isSwapped)
              }}
              aria-label={t('swap')}
              data-picture={isSwapped ? 'theirs' : 'own'}
            >
              {small !== null ? (
                <CallVideo key={small.id} stream={small} isOwn={!isSwapped} label={isSwapped ? name : t('you')} />
              ) : (
                <span className={styles['off']}>
                  <Avatar person={personAvatarData(isSwapped ? call.peer : me)} size={56} />
                  <span className="sr">{t('noPicture')}</span>
                </span>
              )}
              <span className={styles['tag']}>{isSwapped ? <PersonName name={name} /> : t('you')}</span>
            </button>
          ) : (
            <div className={styles['middle']}>
              <SpeakingAvatar person={personAvatarData(call.peer)} xid={call.peer.xid} hasRings />
              <Title name={name} status={status} />
            </div>
          )}
          <CallControls
            call={call}
            say={say}
            hasPictures={hasPictures}
            onSmall={onSmall}
            onSwap={() => {
              setSwapped(!isSwapped)
            }}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function Title({
  name,
  status,
  isSmall = false,
}: {
  readonly name: string
  readonly status: string
  readonly isSmall?: boolean
}): ReactNode {
  return (
    <div className={c('title', isSmall && 'compact')}>
      <h2 className={styles['name']}>
        <PersonName name={name} />
      </h2>
      <p className={styles['status']}>{status}</p>
    </div>
  )
}
