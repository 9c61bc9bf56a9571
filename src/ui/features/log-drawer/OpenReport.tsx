import { FolderOpen } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/form/IconButton'

interface OpenReportProps {
  readonly onFile: (file: File) => void
}

/** A button that opens the browser's file dialog for a report. */
export function OpenReport({ onFile }: OpenReportProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon={FolderOpen} label={t('openReport')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept=".jsonl"
        aria-label={t('openReport')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}
