import { Phone, PhoneOff, Video } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlicesOf } from '../../../domain/features'
import type { CallMessage, CallViewModel } from '../../../domain/call'
import { currentRoomOf, type RoomState } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { personAvatarData } from '../../app/avatar-data'
import { useFeature, useSliceIfLoaded } from '../../app/use-feature'
import { overrideTitle } from '../../app/tab-title'
import { Avatar } from '../../components/avatar/Avatar'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { PersonName } from '../../components/avatar/PersonName'
import styles from './banner.module.css'

const KEY = 'F6'

/**
 * F6 focuses the answer button from anywhere, even from inside a dialog. Afterwards the focus returns to the previous
 * element.
 */
const useKey = (banner: RefObject<HTMLDivElement | null>, answer: RefObject<HTMLButtonElement | null>): void => {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.key !== KEY) return
      event.preventDefault()
      if (banner.current?.contains(document.activeElement) !== true) before.current = document.activeElement
      answer.current?.focus()
    }
    window.addEventListener('keydown', listener, true)
    return () => window.removeEventListener('keydown', listener, true)
  }, [banner, answer])
  useLayoutEffect(() => {
    const element = banner.current
    return () => {
      if (element?.contains(document.activeElement) === true && before.current instanceof HTMLElement)
        before.current.focus()
    }
  }, [banner])
}

const roomOf = ({ account }: SlicesOf<'space'>) => account.room
const isInRoom = (state: RoomState): boolean => currentRoomOf(state) !== null

interface IncomingBannerProps {
  readonly call: CallViewModel
  readonly say: (message: CallMessage) => void
}

/**
 * An incoming call (R2-038). This banner and the tab's title show the call; a hidden tab also sends a system
 * notification. The banner never takes the focus from a member who is typing.
 */
export function IncomingBanner({ call: { key, peer, isVideo, isSilent }, say }: IncomingBannerProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation('call')
  const id = useId()
  const banner = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLButtonElement>(null)
  useKey(banner, answer)
  const isInSpace = useSliceIfLoaded('space', roomOf, isInRoom, false)
  const kind = isVideo ? 'video' : 'voice'
  const {
    streams: { tellAway },
  } = useFeature('call')
  const words = t(`incoming.${kind}`, { name: peer.name })
  useEffect(() => {
    overrideTitle({ ring: words })
    const close = tellAway({ title: words, body: '', tag: `call-${key}` })
    return () => {
      overrideTitle({ ring: '' })
      close()
    }
  }, [key, words, tellAway])
  const onAnswer = (): void => {
    if (isInSpace) app.account.dispatch({ type: 'space/LeaveSpace' })
    say({ type: 'call/Accept', key })
  }
  return (
    <div
      ref={banner}
      className={styles['banner']}
      data-theme="dark"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-key`}
      aria-keyshortcuts={KEY}
    >
      <span className={styles['rings']} aria-hidden="true" />
      <Avatar person={personAvatarData(peer)} size={56} />
      <span className={styles['names']}>
        <span className="sr" id={id}>
          {words}
        </span>
        <span className="sr" id={`${id}-key`}>
          {t('byKey', { key: KEY })}
        </span>
        <span className={styles['name']}>
          <PersonName name={peer.name} />
        </span>
        <span className={styles['kind']}>
          <Icon of={isVideo ? Video : Phone} size={16} />
          {isInSpace ? t('leavesSpace') : isSilent ? t('silent') : t(kind)}
        </span>
      </span>
      <span className={styles['decline']}>
        <IconButton
          icon={PhoneOff}
          label={t('decline')}
          onClick={() => {
            say({ type: 'call/Reject', key })
          }}
        />
      </span>
      <button ref={answer} type="button" className={styles['answer']} onClick={onAnswer}>
        <Icon of={isVideo ? Video : Phone} />
        {t('answer')}
      </button>
    </div>
  )
}
