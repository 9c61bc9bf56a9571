import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../app/routing/paths'
import { Button, ButtonLink } from '../components/form/Button'
import styles from './missing-parts-notice.module.css'

/** Says that code of this page or of a pressed button did not load. It must be in the first load itself. */
export function MissingPartsNotice({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['notice']} role="status">
      {t('crash.missing')}
      <Button onClick={onRetry}>{t('action.retry')}</Button>
      <ButtonLink to={paths.groupCentre}>{t('notFound.home')}</ButtonLink>
    </div>
  )
}
