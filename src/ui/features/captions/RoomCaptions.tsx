import { Captions } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { JoinedRoom } from '../../../domain/space'
import { SILENCE_MS, stripOf, captionsViewModel } from '../../../domain/captions'
import { useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { IconButton } from '../../components/form/IconButton'
import { lazyModule } from '../../components/lazy-module'
import { translations } from './screens'
import styles from './captions.module.css'

const settings = lazyModule(() => import('./CaptionSettings'))

interface RoomCaptionsProps {
  readonly room: JoinedRoom
}

const useTranslated = ({ channelId }: JoinedRoom) => {
  useFeatureTranslations('captions', translations)
  const { slices } = useFeature('captions')
  return captionsViewModel(useAccountState(slices.account.rooms), channelId)
}

/** A button in a room's header. The button shows whether captions are on, and opens the caption settings. */
export function CaptionsButton({ room }: RoomCaptionsProps): ReactNode {
  const { state } = useTranslated(room)
  const { t } = useTranslation('captions')
  const [isOpen, setOpen] = useState(false)
  const part = settings.useModule(isOpen)
  return (
    <>
      <IconButton
        icon={Captions}
        label={t('button')}
        pressed={state === 'transferring'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {part && isOpen && <part.CaptionSettings room={room} onClose={() => setOpen(false)} />}
    </>
  )
}

const SECOND_MS = 1_000

/** Two caption lines above the room bar, which ignore the pointer. Screen readers read the transcript instead. */
export function CaptionStrip({ room }: RoomCaptionsProps): ReactNode {
  const { state, lines, heardAt } = useTranslated(room)
  const { t } = useTranslation('captions')
  const now = useNow(SECOND_MS)
  if (state === 'off') return null
  const isSilent = heardAt === null || now - heardAt > SILENCE_MS
  const shown = isSilent ? [] : stripOf(lines)
  return (
    <div className={styles['strip']} aria-hidden="true">
      {shown.map(({ id, name, text, translated }) => (
        <p key={id}>
          <b dir="auto">{name}</b> <span dir="auto">{translated ?? text}</span>
        </p>
      ))}
      {lines.length === 0 && <p className={styles['quiet']}>{t(state === 'joining' ? 'joining' : 'listening')}</p>}
    </div>
  )
}
