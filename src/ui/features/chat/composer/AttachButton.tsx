import { ImagePlus } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/form/IconButton'
import type { ComposerFiles } from './use-attachments'

/** The file types that the attachment picker accepts (spec 1 §5). */
const CHOSEN = 'image/jpeg,image/png,image/webp,video/*'

/** A button that lets the member choose pictures and videos for a message. */
export function AttachButton({ onFiles }: Pick<ComposerFiles, 'onFiles'>): ReactNode {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon={ImagePlus} label={t('upload.attach')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={CHOSEN}
        aria-label={t('upload.attach')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])], 'picker')
          // Reset the input, so that choosing the same file a second time fires a change event.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
