import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DECISION_REASON_LIMIT, decisionViewModel, type Report } from '../../../domain/moderation'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { SelectField } from '../../components/form/SelectField'
import { TextArea } from '../../components/form/TextArea'
import { Dialog } from '../../components/overlay/Dialog'
import styles from './moderation.module.css'
import { useReportTitle } from './use-report-title'

/** The form of a decision. It closes once the server has the decision, and keeps the draft after a failure. */
export function DecisionDialog({ reports }: { readonly reports: readonly Report[] }): ReactNode {
  const { t } = useTranslation('moderation')
  const titleOf = useReportTitle()
  const app = useApp()
  const form = decisionViewModel(useTabState(useFeature('moderation').slices.tab.decision))
  const report = reports.find(({ id }) => id === form?.id)
  if (form === null || report === undefined) return null
  const { act, reason, failure, isDeciding } = form
  const close = (): void => app.tab.dispatch({ type: 'moderation/CloseDecision' })
  const change = (by: Partial<Pick<typeof form, 'act' | 'reason'>>): void =>
    app.tab.dispatch({ type: 'moderation/ChangeDecision', act, reason, ...by })
  return (
    <Dialog
      open
      onClose={close}
      title={titleOf(report)}
      description={t('form.text')}
      actions={
        <>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button
            kind={act === 'dismiss' ? 'primary' : 'danger'}
            busy={isDeciding}
            onClick={() => app.tab.dispatch({ type: 'moderation/SendDecision' })}
          >
            {t(`acts.${act}`)}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <SelectField
          label={t('form.act')}
          value={act}
          options={report.acts.map((value) => ({ value, label: t(`acts.${value}`) }))}
          onChange={(value) => change({ act: value })}
        />
        {act !== 'dismiss' && (
          <TextArea
            label={t('form.reason')}
            value={reason}
            max={DECISION_REASON_LIMIT}
            rows={2}
            readOnly={isDeciding}
            onChange={(value) => change({ reason: value })}
          />
        )}
      </div>
      {failure !== null && (
        <p role="alert" className={styles['problem']}>
          {failure._tag === 'Refused' ? failure.words : t('form.notMade')}
        </p>
      )}
    </Dialog>
  )
}
