import { Smile } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Meme } from '../../../../../domain/meme'
import type { Memes } from '../../use-memes'
import { IconButton } from '../../../../components/form/IconButton'
import { lazyModule } from '../../../../components/lazy-module'

const picker = lazyModule(() => import('./MemePicker'))

interface MemeButtonProps {
  readonly memes: Memes
  readonly onEmoji: (emoji: Meme) => void
  readonly onSticker: (sticker: Meme) => void
}

export function MemeButton({ memes, onEmoji, onSticker }: MemeButtonProps): ReactNode {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const part = picker.useModule(open)
  return (
    <>
      <IconButton
        ref={button}
        icon={Smile}
        label={t('composer.memes')}
        aria-haspopup="dialog"
        aria-expanded={open && part !== null}
        onMouseEnter={picker.preload}
        onClick={() => setOpen(!open)}
      />
      {part && (
        <part.MemePicker
          anchor={button}
          open={open}
          memes={memes}
          onClose={() => setOpen(false)}
          onEmoji={onEmoji}
          onSticker={(sticker) => {
            setOpen(false)
            onSticker(sticker)
          }}
        />
      )}
    </>
  )
}
