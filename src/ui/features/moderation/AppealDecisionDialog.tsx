import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { appealDecisionViewModel, DECISION_REASON_LIMIT, type Appeal, type StaffAct } from '../../../domain/moderation'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { SelectField } from '../../components/form/SelectField'
import { TextArea } from '../../components/form/TextArea'
import { Dialog } from '../../components/overlay/Dialog'
import styles from './moderation.module.css'

const CHOICES = ['keep', 'accept'] as const

const textOf = (act: StaffAct): 'banText' | 'muteText' | 'text' =>
  act.startsWith('ban') ? 'banText' : act.startsWith('mute') ? 'muteText' : 'text'

/** The form of a decision about an appeal. It closes once the server has the decision, and keeps the draft otherwise. */
export function AppealDecisionDialog({ appeals }: { readonly appeals: readonly Appeal[] }): ReactNode {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const form = appealDecisionViewModel(useTabState(useFeature('moderation').slices.tab.appealDecision))
  const appeal = appeals.find(({ id }) => id === form?.id)
  if (form === null || appeal === undefined) return null
  const { accepts, reason, failure, isDeciding } = form
  const choice = accepts ? 'accept' : 'keep'
  const close = (): void => app.tab.dispatch({ type: 'moderation/CloseAppeal' })
  const change = (by: Partial<Pick<typeof form, 'accepts' | 'reason'>>): void =>
    app.tab.dispatch({ type: 'moderation/ChangeAppealDecision', accepts, reason, ...by })
  return (
    <Dialog
      open
      onClose={close}
      title={t('appeals.of', { name: appeal.name, interpolation: { escapeValue: false } })}
      description={t(`appeals.${textOf(appeal.act)}`)}
      actions={
        <>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button
            kind="primary"
            busy={isDeciding}
            onClick={() => app.tab.dispatch({ type: 'moderation/SendAppealDecision' })}
          >
            {t(`appeals.${choice}`)}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <SelectField
          label={t('form.act')}
          value={choice}
          options={CHOICES.map((value) => ({ value, label: t(`appeals.${value}`) }))}
          onChange={(value) => change({ accepts: value === 'accept' })}
        />
        <TextArea
          label={t('form.reason')}
          value={reason}
          max={DECISION_REASON_LIMIT}
          rows={2}
          readOnly={isDeciding}
          onChange={(value) => change({ reason: value })}
        />
      </div>
      {failure !== null && (
        <p role="alert" className={styles['problem']}>
          {failure._tag === 'Refused' ? failure.words : t('form.notMade')}
        </p>
      )}
    </Dialog>
  )
}
