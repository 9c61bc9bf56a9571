import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toInstant, addMs } from '../../../domain/kernel/instant'
import {
  noteWithin,
  SPACE_MINUTES,
  SPACE_NOTE_LIMIT,
  spaceDraftIssues,
  titleWithin,
  type SpaceDraft,
} from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { Button } from '../../components/form/Button'
import { SegmentedControl } from '../../components/form/SegmentedControl'
import { SelectField } from '../../components/form/SelectField'
import { TextArea } from '../../components/form/TextArea'
import { TextField } from '../../components/form/TextField'
import { nameOfLanguage } from '../../format/language-name'
import styles from './space-form.module.css'

interface SpaceFormProps {
  readonly isNew: boolean
  readonly draft: SpaceDraft
  readonly status: 'fresh' | 'unfit' | 'notSaved' | 'unknown' | 'saving'
  readonly failure: { readonly _tag: string; readonly words?: string } | null
}

const HOUR_MS = 3_600_000
const two = (n: number): string => String(n).padStart(2, '0')
/** The value of a `datetime-local` input, in local time. */
const fieldOf = (at: number): string => {
  const when = new Date(at)
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}T${two(when.getHours())}:${two(when.getMinutes())}`
}

/** The form of a space. */
export function SpaceForm({ isNew, draft, status, failure }: SpaceFormProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const write = (change: Partial<SpaceDraft>): void =>
    app.tab.dispatch({ type: 'space/ChangeSpaceDraft', draft: { ...draft, ...change } })
  const faults = status === 'unfit' ? spaceDraftIssues(draft, app.now()) : []
  const lasting = SPACE_MINUTES.includes(draft.minutes) ? SPACE_MINUTES : [draft.minutes, ...SPACE_MINUTES]
  const length = (minutes: number): string =>
    minutes < 60 ? t('spaceForm.minutes', { count: minutes }) : t('spaceForm.hours', { count: minutes / 60 })
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        app.tab.dispatch({ type: 'space/SaveSpace' })
      }}
    >
      <TextField
        label={t('spaceForm.title')}
        value={draft.title}
        hint={t('spaceForm.titleHint')}
        onChange={(title) => write({ title: titleWithin(title) })}
        error={faults.includes('titleMissing') ? t('spaceForm.titleMissing') : undefined}
      />
      {isNew && (
        <SegmentedControl
          label={t('spaceForm.when')}
          value={draft.startsAt === null ? 'now' : 'later'}
          options={[
            { value: 'now', label: t('spaceForm.now') },
            { value: 'later', label: t('spaceForm.later') },
          ]}
          onChange={(when) => write({ startsAt: when === 'now' ? null : addMs(app.now(), HOUR_MS) })}
        />
      )}
      {draft.startsAt !== null && (
        <TextField
          label={t('spaceForm.startsAt')}
          type="datetime-local"
          value={fieldOf(draft.startsAt)}
          onChange={(text) => write({ startsAt: toInstant(new Date(text).getTime()) ?? draft.startsAt })}
          error={faults.includes('startPast') ? t('spaceForm.startPast') : undefined}
        />
      )}
      <div className={styles['two']}>
        <SelectField
          label={t('spaceForm.lasts')}
          value={String(draft.minutes)}
          onChange={(minutes) => write({ minutes: Number(minutes) })}
          options={lasting.map((minutes) => ({ value: String(minutes), label: length(minutes) }))}
        />
        <SelectField
          label={t('spaceForm.locale')}
          value={draft.locale}
          onChange={(locale) => write({ locale })}
          options={app.product.areaLanguages.map((language) => ({
            value: language,
            label: nameOfLanguage(language),
            lang: language,
          }))}
        />
      </div>
      <SegmentedControl
        label={t('spaceForm.mode')}
        value={draft.micMode}
        onChange={(micMode) => write({ micMode })}
        options={[
          { value: 'limited', label: t('spaceForm.limited') },
          { value: 'open', label: t('spaceForm.open') },
        ]}
      />
      <TextArea
        label={t('spaceForm.note')}
        value={draft.announcement}
        max={SPACE_NOTE_LIMIT}
        placeholder={t('spaceForm.noteHint')}
        onChange={(text) => write({ announcement: noteWithin(text) })}
      />
      {status === 'notSaved' && (
        <p role="alert" className={styles['problem']}>
          {failure?.words ?? t('spaceForm.notSaved')}
        </p>
      )}
      {status === 'unknown' && (
        <p role="alert" className={styles['problem']}>
          {t('spaceForm.unknown')}
        </p>
      )}
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" size={44} busy={status === 'saving'}>
          {t(!isNew ? 'spaceForm.save' : draft.startsAt === null ? 'spaceForm.start' : 'spaceForm.plan')}
        </Button>
      </div>
    </form>
  )
}
