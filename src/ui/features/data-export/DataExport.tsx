import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../../domain/connection'
import { dataExportViewModel } from '../../../domain/data-export'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { Section } from '../../components/layout/SubPage'
import styles from './data-export.module.css'
import { translations } from './translations'

/** A member downloads the data of the account. The export goes on while the member visits other pages. */
export function DataExport(): ReactNode {
  useFeatureTranslations('data-export', translations)
  const { t, i18n } = useTranslation('data-export')
  const app = useApp()
  const shown = dataExportViewModel(useTabState(useFeature('data-export').slices.tab.export))
  const isCutOff = isOffline(
    useAccountState(app.account.slices.network),
    useAccountState(useFeature('connection').slices.account.socket),
  )
  const { step, records, total, read, pictures } = shown
  const isIdle = step === 'idle' || step === 'interrupted' || step === 'saved'
  const problem = shown.failure?._tag === 'Refused' ? shown.failure.words : t('failed')
  // The live region names the stage only, so that a screen reader does not read each figure.
  const stage =
    step === 'collecting' || step === 'reading'
      ? t('began')
      : step === 'packing'
        ? t('packing')
        : step === 'ready'
          ? t('ready')
          : step === 'interrupted'
            ? t('interrupted')
            : step === 'saved'
              ? t('saved')
              : ''
  return (
    <Section title={t('title')}>
      <p className={styles['text']}>{t('text')}</p>
      <p role="status" className={styles['progress']}>
        {isIdle && isCutOff ? t('offline') : stage}
      </p>
      {total > 0 && (step === 'collecting' || step === 'reading' || step === 'failed') && (
        <p className={styles['progress']}>
          {t('collecting', { records, total })}
          {pictures > 0 && ` · ${t('reading', { read, pictures })}`}
        </p>
      )}
      {(step === 'failed' || (step === 'ready' && shown.failure !== null)) && (
        <p role="alert" className={styles['progress']}>
          {problem}
        </p>
      )}
      <div className={styles['buttons']}>
        {isIdle && (
          <Button
            icon={Download}
            disabled={isCutOff}
            onClick={() =>
              app.tab.dispatch({ type: 'data-export/Start', id: app.newClientId(), language: i18n.language })
            }
          >
            {t(step === 'interrupted' ? 'again' : 'start')}
          </Button>
        )}
        {step === 'failed' && (
          <Button onClick={() => app.tab.dispatch({ type: 'data-export/Retry' })}>{t('retry')}</Button>
        )}
        {step === 'ready' && (
          <Button kind="primary" icon={Download} onClick={() => app.tab.dispatch({ type: 'data-export/Save' })}>
            {t('save')}
          </Button>
        )}
        {!isIdle && <Button onClick={() => app.tab.dispatch({ type: 'data-export/Cancel' })}>{t('cancel')}</Button>}
      </div>
    </Section>
  )
}
