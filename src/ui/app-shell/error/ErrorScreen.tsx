import { FileDown, RotateCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import { EmptyState } from '../../components/feedback/StateView'
import styles from './error-screen.module.css'

export interface ErrorScreenProps {
  /** Whether the server limits the requests. Nothing has crashed in this case. */
  readonly isHeld?: boolean
  readonly onRetry: () => void
  readonly onReload: () => void
  readonly onSaveReport: () => void
}

/**
 * The fallback of the error boundary. The screen shows no error details, because members may share screenshots of it.
 */
export function ErrorScreen({ isHeld = false, onRetry, onReload, onSaveReport }: ErrorScreenProps): ReactNode {
  const { t } = useTranslation()
  return (
    <main className={styles['screen']}>
      <EmptyState
        icon={Unplug}
        heading="h1"
        title={t(isHeld ? 'crash.heldTitle' : 'crash.title')}
        text={t(isHeld ? 'crash.heldText' : 'crash.text')}
        action={
          <div className={styles['actions']}>
            <Button kind="primary" icon={RotateCw} onClick={onRetry}>
              {t('action.retry')}
            </Button>
            <Button onClick={onReload}>{t('action.reload')}</Button>
            {!isHeld && (
              <Button icon={FileDown} onClick={onSaveReport}>
                {t('crash.report')}
              </Button>
            )}
          </div>
        }
      />
    </main>
  )
}
