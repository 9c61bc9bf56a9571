import { FileDown, RotateCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/routing/paths'
import { useMissingPart } from '../../components/missing-parts'
import { Button, ButtonLink } from '../../components/form/Button'
import { EmptyState } from '../../components/feedback/StateView'
import styles from './error-screen.module.css'

export interface ErrorScreenProps {
  /** Whether the server limits the requests. Nothing has crashed in this case. */
  readonly isHeld?: boolean
  /** Whether the code of the screen did not load. `onRetry` then runs when the network is back. */
  readonly isMissing?: boolean
  /** Renders the screen again. */
  readonly onRetry: () => void
  /** Loads the page again, because a browser keeps a failed import until then. */
  readonly onReload: () => void
  readonly onSaveReport: () => void
}

/**
 * The fallback of the error boundary. The screen shows no error details, because members may share screenshots of it.
 */
export function ErrorScreen({
  isHeld = false,
  isMissing = false,
  onRetry,
  onReload,
  onSaveReport,
}: ErrorScreenProps): ReactNode {
  const { t } = useTranslation()
  useMissingPart(isMissing, onRetry, true)
  return (
    <main className={styles['screen']}>
      <EmptyState
        icon={Unplug}
        heading="h1"
        title={t(isHeld ? 'crash.heldTitle' : 'crash.title')}
        text={t(isHeld ? 'crash.heldText' : isMissing ? 'crash.missing' : 'crash.text')}
        action={
          <div className={styles['actions']}>
            <Button kind="primary" icon={RotateCw} onClick={isMissing ? onReload : onRetry}>
              {t('action.retry')}
            </Button>
            {!isMissing && <Button onClick={onReload}>{t('action.reload')}</Button>}
            <ButtonLink to={paths.groupCentre}>{t('notFound.home')}</ButtonLink>
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
