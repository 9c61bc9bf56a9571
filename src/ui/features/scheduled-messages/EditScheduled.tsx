import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isBlank, TEXT_LIMIT } from '../../../domain/chat'
import type { ScheduledRow } from '../../../domain/scheduled-messages'
import { useApp } from '../../app/app-context'
import { Button } from '../../components/form/Button'
import { TextArea } from '../../components/form/TextArea'
import { refusalText } from './failure-text'
import styles from './scheduled-messages.module.css'
import { fieldOfInstant, fieldRefusal, instantOfField, TimeField } from './TimeField'

interface EditScheduledProps {
  readonly row: ScheduledRow
  readonly person: string | null
  readonly onDone: () => void
}

/** The form for the text and the time of a scheduled message. After a failed change it shows the author's last input. */
export function EditScheduled({ row: { message, pending }, person, onDone }: EditScheduledProps): ReactNode {
  const { t } = useTranslation('scheduled-messages')
  const { t: core } = useTranslation()
  const app = useApp()
  const typed = pending?.act.kind === 'edit' ? pending.act : { text: message.content.text, when: message.when }
  const first = typed.when === null ? '' : fieldOfInstant(typed.when)
  const [text, setText] = useState(typed.text)
  const [value, setValue] = useState(first)
  const [error, setError] = useState<string>()
  const save = (): void => {
    // The field has no seconds. An unchanged field keeps the exact time, which may be only seconds ahead.
    const isSameTime = value === first && message.failure === null
    const when = isSameTime ? typed.when : instantOfField(value)
    const refusal = isSameTime ? null : fieldRefusal(value, app.now())
    if (when === null && (person === null || value !== '')) setError(t('noTime'))
    else if (refusal !== null) setError(refusalText(t, refusal))
    else if (!isBlank(text)) {
      const act = { kind: 'edit', id: message.id, text, when } as const
      app.account.dispatch({ type: 'scheduled-messages/Act', actId: app.newClientId(), act })
      onDone()
    }
  }
  return (
    <form
      className={styles['item']}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextArea label={t('text')} value={text} max={TEXT_LIMIT} onChange={setText} rows={3} dir="auto" />
      <TimeField
        value={value}
        person={person}
        error={error}
        onChange={(next) => {
          setValue(next)
          setError(undefined)
        }}
      />
      <div className={styles['acts']}>
        <Button size={30} onClick={onDone}>
          {core('action.cancel')}
        </Button>
        <Button size={30} kind="primary" type="submit" disabled={isBlank(text)}>
          {core('action.save')}
        </Button>
      </div>
    </form>
  )
}
