import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/form/Button'
import { Dialog } from '../components/overlay/Dialog'

interface AppPromptProps {
  readonly open: boolean
  readonly onBrowse: () => void
  readonly onOpenApp: () => void
}

/** On phones, lets the member choose between the browser and the native app. */
export function AppPrompt({ open, onBrowse, onOpenApp }: AppPromptProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onBrowse}
      title={t('appPrompt.title')}
      description={t('appPrompt.text')}
      actions={
        <>
          <Button onClick={onBrowse}>{t('appPrompt.browse')}</Button>
          <Button kind="primary" onClick={onOpenApp}>
            {t('appPrompt.open')}
          </Button>
        </>
      }
    />
  )
}
