import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonBlock, Skeleton } from '../../../../components/feedback/Skeleton'
import { Button } from '../../../../components/form/Button'
import { useMemes } from '../../use-memes'
import type { QuickEmoji } from '../row-actions-context'
import styles from './emoji-picker.module.css'
import { MemeGlyph } from './MemeGlyph'

interface EmojiPickerProps {
  readonly open: boolean
  readonly anchor: HTMLElement
  /** The side of the anchor: `end` for the member's own messages. */
  readonly align: 'start' | 'end'
  readonly onChoose: (emoji: QuickEmoji) => void
  readonly onClose: () => void
}

/** A picker with all emoji, beside the pressed element. */
export function EmojiPicker({ open, anchor, align, onChoose, onClose }: EmojiPickerProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="top"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={styles['place'] ?? ''}
        >
          <Popover.Popup className={styles['picker'] ?? ''} aria-label={t('reactions.add')}>
            <Choice onChoose={onChoose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Choice({ onChoose }: Pick<EmojiPickerProps, 'onChoose'>): ReactNode {
  const { t } = useTranslation()
  const memes = useMemes()
  const { status, memes: all } = memes.of('emoji')
  if (status === 'loading')
    return (
      <Skeleton>
        <SkeletonBlock width={240} height={120} />
      </Skeleton>
    )
  if (status === 'failed') {
    return (
      <p className={styles['failed']} role="alert">
        {t('reactions.failed')}
        <Button size={30} onClick={memes.onRetry}>
          {t('action.retry')}
        </Button>
      </p>
    )
  }
  return (
    <div className={styles['grid']}>
      {all.map((emoji) => (
        <button
          key={emoji.id}
          type="button"
          className={styles['item']}
          aria-label={emoji.name}
          onClick={() => onChoose(emoji)}
        >
          <MemeGlyph emoji={emoji} />
        </button>
      ))}
    </div>
  )
}
