import {
  ArrowLeftRight,
  MessageCircle,
  Mic,
  MicOff,
  PhoneOff,
  Settings2,
  Video,
  VideoOff,
  type LucideIcon,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/routing/paths'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { DeviceDialog } from '../space/media/DeviceDialog'
import type { CallProps } from './call-props'
import styles from './controls.module.css'
import { CallNotices } from './CallNotices'

const c = classNames(styles)

interface CallControlsProps extends CallProps {
  readonly hasPictures: boolean
  readonly onSmall: () => void
  readonly onSwap: () => void
}

/** All controls of a call. A control whose device does not work shows the reason. */
export function CallControls({ call, say, hasPictures, onSmall, onSwap }: CallControlsProps): ReactNode {
  const { t } = useTranslation('call')
  const navigate = useNavigate()
  const [isChoosing, setChoosing] = useState(false)
  const {
    key,
    microphone,
    camera,
    peer: { uid },
  } = call
  return (
    <footer className={styles['foot']}>
      <CallNotices call={call} />
      <div className={c('controls', hasPictures && 'over')}>
        <Control
          icon={microphone ? Mic : MicOff}
          label={t(microphone ? 'mute' : 'unmute')}
          look={microphone ? 'on' : undefined}
          letter="M"
          onClick={() => {
            say({ type: 'call/SetMicrophone', key, isOn: !microphone })
          }}
        />
        <Control
          icon={camera ? Video : VideoOff}
          label={t('camera')}
          name={t(camera ? 'cameraOff' : 'cameraOn')}
          look={camera ? 'on' : undefined}
          onClick={() => {
            say({ type: 'call/SetCamera', key, isOn: !camera })
          }}
        />
        {hasPictures && <Control icon={ArrowLeftRight} label={t('swap')} onClick={onSwap} />}
        <Control
          icon={Settings2}
          label={t('devices')}
          onClick={() => {
            setChoosing(true)
          }}
        />
        {uid !== null && (
          <Control
            icon={MessageCircle}
            label={t('chat')}
            onClick={() => {
              onSmall()
              void navigate(paths.direct(uid))
            }}
          />
        )}
        <Control
          icon={PhoneOff}
          label={t('hangUp')}
          look="end"
          isWide
          onClick={() => {
            say({ type: 'call/HangUp', key })
          }}
        />
      </div>
      <DeviceDialog
        open={isChoosing}
        onClose={() => {
          setChoosing(false)
        }}
      />
    </footer>
  )
}

interface ControlProps {
  readonly icon: LucideIcon
  readonly label: string
  /** The accessible name, if the visible label is shorter. */
  readonly name?: string
  readonly look?: 'on' | 'end' | undefined
  /** Whether the control keeps its label even over video, if the window is wide enough. */
  readonly isWide?: boolean
  /** The letter of the keyboard shortcut. */
  readonly letter?: string
  readonly onClick: () => void
}

function Control({
  icon,
  label,
  name = label,
  look,
  letter,
  isWide = letter !== undefined,
  onClick,
}: ControlProps): ReactNode {
  return (
    <button
      type="button"
      className={c('control', look, isWide && 'wide')}
      aria-label={name}
      aria-keyshortcuts={letter}
      title={name}
      onClick={onClick}
    >
      <span className={styles['disc']}>
        <Icon of={icon} size={20} />
        {isWide && (
          <span className={styles['words']} aria-hidden="true">
            {label}
            {letter !== undefined && <kbd>{letter}</kbd>}
          </span>
        )}
      </span>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
    </button>
  )
}
