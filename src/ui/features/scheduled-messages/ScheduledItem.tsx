import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { draftIn, type Draft } from '../../../domain/chat'
import { isBusy, reasonOf, type ScheduledContent, type ScheduledRow } from '../../../domain/scheduled-messages'
import { useApp } from '../../app/app-context'
import { useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { Icon } from '../../components/layout/Icon'
import { useFormat } from '../../format/use-format'
import { failureText } from './failure-text'
import styles from './scheduled-messages.module.css'

interface ScheduledItemProps {
  readonly row: ScheduledRow
  readonly person: string | null
  readonly onEdit: () => void
}

const draftOf = (content: ScheduledContent): Draft => ({
  text: content.text,
  reply: content.kind === 'reply' ? content.quote : null,
  mentions: content.kind === 'command' ? [] : content.mentions,
})

/** A scheduled message: its text, its time on the author's clock, and what the author can do with it. */
export function ScheduledItem({ row, person, onEdit }: ScheduledItemProps): ReactNode {
  const { t } = useTranslation('scheduled-messages')
  const { t: core } = useTranslation()
  const app = useApp()
  const format = useFormat()
  const { composer } = useFeature('chat').slices.tab
  const { message, pending, isKept } = row
  const { id, conversationId, content, when } = message
  const [reason, busy] = [reasonOf(row), isBusy(row)]

  const perform = (kind: 'sendNow' | 'cancel'): void =>
    app.account.dispatch({ type: 'scheduled-messages/Act', actId: app.newClientId(), act: { kind, id } })
  const cancel = (): void => {
    if (isKept) perform('cancel')
    else if (pending !== null) app.account.dispatch({ type: 'scheduled-messages/DropAct', actId: pending.actId })
    const { text, reply } = draftIn(composer.get(), conversationId)
    if (text === '' && reply === null)
      app.tab.dispatch({ type: 'chat/RestoreDraft', conversationId, draft: draftOf(content) })
  }
  return (
    <div className={styles['item']}>
      <p className={styles['text']} dir="auto">
        {content.text}
      </p>
      <p className={styles['when']}>
        {when === null ? t('whenOnline', { name: person }) : format.dayAndTime(when, app.now())}
      </p>
      {reason !== null && (
        <p className={styles['reason']} role="alert">
          <Icon of={CircleAlert} size={14} />
          {failureText(t, reason)}
        </p>
      )}
      <div className={styles['acts']}>
        {!isKept && reason !== null && pending !== null && (
          <Button
            size={30}
            onClick={() => app.account.dispatch({ type: 'scheduled-messages/RetryAct', actId: pending.actId })}
          >
            {core('action.retry')}
          </Button>
        )}
        {isKept && (
          <>
            <Button size={30} busy={busy} onClick={onEdit}>
              {t('edit')}
            </Button>
            <Button size={30} busy={busy} onClick={() => perform('sendNow')}>
              {t('sendNow')}
            </Button>
          </>
        )}
        <Button size={30} busy={busy} onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
