import { Popover } from '@base-ui/react/popover'
import { useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Meme, MemeCategory } from '../../../../../domain/meme'
import type { Memes } from '../../use-memes'
import { Tabs } from '../../../../components/layout/Tabs'
import { MemePanel } from './MemePanel'
import styles from './meme-picker.module.css'

/** The number of quick emoji (spec 1 §9). */
const TOP = 5

interface MemePickerProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly memes: Memes
  readonly onClose: () => void
  readonly onEmoji: (emoji: Meme) => void
  readonly onSticker: (sticker: Meme) => void
}

/** A picker that inserts emoji and sends stickers (spec 1 §2 Dialogs). */
export function MemePicker({ anchor, open, memes, onClose, onEmoji, onSticker }: MemePickerProps): ReactNode {
  const { t } = useTranslation()
  const [shown, setShown] = useState<MemeCategory>('emoji')
  const choosing = (category: MemeCategory, onChoose: (meme: Meme) => void): ReactNode => (
    <MemePanel
      category={category}
      list={memes.of(category)}
      first={category === 'emoji' ? memes.top(TOP) : memes.recent(category)}
      onRetry={memes.onRetry}
      onChoose={(meme) => {
        memes.onUse(meme)
        onChoose(meme)
      }}
    />
  )
  // The picker must not cover the text field.
  const overBox = (): Element | null => anchor.current?.closest('form') ?? anchor.current
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={overBox}
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={styles['place'] ?? ''}
        >
          <Popover.Popup className={styles['picker'] ?? ''} finalFocus={anchor} aria-label={t('composer.memes')}>
            <Tabs
              label={t('composer.memes')}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'emoji', label: t('composer.emoji'), panel: choosing('emoji', onEmoji) },
                { value: 'sticker', label: t('composer.stickers'), panel: choosing('sticker', onSticker) },
              ]}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
