import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { APPEAL_TEXT_LIMIT, appealAgainst, appealDraftOf } from '../../../domain/moderation'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { TextArea } from '../../components/form/TextArea'
import styles from './moderation.module.css'

/** The form of an appeal. The tab keeps an unsent text, and the account's log keeps a text that was not sent. */
export function AppealForm({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const { account, tab } = useFeature('moderation').slices
  const earlier = appealAgainst(useAccountState(account.appealed), id)
  const draft = appealDraftOf(useTabState(tab.appealDrafts), id)
  const text = draft ?? earlier?.text ?? ''
  const isBusy = earlier !== null && earlier.outcome === null
  const failure = earlier === null || earlier.outcome === 'sent' ? null : earlier.outcome
  const send = (): void => {
    const appealId = earlier?.appealId ?? app.newClientId()
    app.account.dispatch({ type: 'moderation/SendAppeal', appealId, id, text: text.trim() })
    app.tab.dispatch({ type: 'moderation/DropAppealDraft', id })
  }
  const problem =
    failure === null
      ? null
      : failure._tag === 'Refused'
        ? failure.words
        : t(failure._tag === 'Unreachable' ? 'appeal.offline' : 'appeal.notSent')
  return (
    <div className={styles['form']}>
      <p>{t('appeal.text')}</p>
      <TextArea
        label={t('appeal.why')}
        value={text}
        max={APPEAL_TEXT_LIMIT}
        rows={5}
        readOnly={isBusy}
        onChange={(value) => app.tab.dispatch({ type: 'moderation/WriteAppeal', id, text: value })}
      />
      {problem !== null && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button kind="primary" busy={isBusy} disabled={text.trim() === ''} onClick={send}>
          {t(failure === null ? 'appeal.send' : 'report.retry')}
        </Button>
      </div>
    </div>
  )
}
