import { RotateCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/StateView'
import styles from './error-screen.module.css'

export interface ErrorScreenProps {
  readonly onReload: () => void
  readonly onExportLog: () => void
}

/** What an error boundary shows. Says nothing of the fault itself: a picture of the screen may be passed on. */
export function ErrorScreen({ onReload, onExportLog }: ErrorScreenProps): ReactNode {
  const { t } = useTranslation()
  return (
    <main className={styles['screen']}>
      <EmptyState
        icon={Unplug}
        heading="h1"
        title={t('crash.title')}
        text={t('crash.text')}
        action={(
          <div className={styles['actions']}>
            <Button kind="primary" icon={RotateCw} onClick={onReload}>{t('action.reload')}</Button>
            <Button onClick={onExportLog}>{t('app.exportLog')}</Button>
          </div>
        )}
      />
    </main>
  )
}
