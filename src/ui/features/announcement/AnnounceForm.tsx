import { CircleAlert, Megaphone } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphemeCount } from '../../../domain/kernel/graphemes'
import { TEXT_COUNTER_FROM, TEXT_LIMIT } from '../../../domain/chat'
import { Button } from '../../components/form/Button'
import { Icon } from '../../components/layout/Icon'
import type { AutocompleteItems } from '../chat/composer/autocomplete/autocomplete-items'
import { AutocompleteList } from '../chat/composer/autocomplete/AutocompleteList'
import { useAutocompleteKeys } from '../chat/composer/autocomplete/use-autocomplete-keys'
import { useTextBox } from '../chat/composer/use-text-box'
import styles from './announce-form.module.css'

export interface AnnounceFormProps {
  readonly text: string
  readonly onText: (text: string, caret: number) => void
  readonly onCaret: (caret: number) => void
  /** The members that the form offers for the mention at the caret. */
  readonly hints: AutocompleteItems | null
  readonly pictures: ReactNode
  /** The reason why posting failed. */
  readonly problem: string | undefined
  readonly busy: boolean
  readonly onPost: () => void
}

/** The form of an announcement: a text with mentions and topics, and pictures. */
export function AnnounceForm({
  text,
  onText,
  onCaret,
  hints,
  pictures,
  problem,
  busy,
  onPost,
}: AnnounceFormProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const used = text.length < TEXT_COUNTER_FROM ? text.length : graphemeCount(text)
  const { ref, write, onBeforeInput } = useTextBox(text)
  const take = (index: number): void => {
    const item = hints?.items[index]
    if (hints === null || item === undefined) return
    write(item.text, hints.from, ref.current?.selectionEnd ?? text.length, (whole, caret) => {
      hints.onChoose(item.id, whole)
      onCaret(caret)
    })
  }
  const { shown, active, onKey } = useAutocompleteKeys(hints, take)
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onPost()
      }}
    >
      <div className={styles['field']}>
        <label htmlFor={id} className={styles['label']}>
          {t('announceForm.text')}
        </label>
        <textarea
          ref={ref}
          id={id}
          rows={6}
          dir="auto"
          value={text}
          disabled={busy}
          className={styles['area']}
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== undefined}
          aria-autocomplete="list"
          aria-controls={shown === null ? undefined : `${id}-hints`}
          aria-activedescendant={shown === null || shown.items.length === 0 ? undefined : `${id}-hints-${active}`}
          onChange={({ currentTarget }) => onText(currentTarget.value, currentTarget.selectionEnd)}
          onSelect={({ currentTarget }) => onCaret(currentTarget.selectionEnd)}
          onBeforeInput={onBeforeInput}
          onKeyDown={onKey}
        />
        <div className={styles['hints']}>
          {shown !== null && <AutocompleteList id={`${id}-hints`} hints={shown} active={active} onChoose={take} />}
        </div>
        <p id={`${id}-note`} className={styles['note']}>
          <span>{t('announceForm.mentionHint')}</span>
          {used >= TEXT_COUNTER_FROM && <span>{t('composer.counter', { used, max: TEXT_LIMIT })}</span>}
        </p>
      </div>
      {pictures}
      <p className={styles['problem']} role="alert">
        {problem !== undefined && (
          <>
            <Icon of={CircleAlert} size={16} />
            {problem}
          </>
        )}
      </p>
      <div className={styles['end']}>
        <Button type="submit" kind="primary" size={44} icon={Megaphone} busy={busy}>
          {t('announceForm.post')}
        </Button>
      </div>
    </form>
  )
}
