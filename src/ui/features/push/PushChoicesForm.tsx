import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PushChoices, PushKind } from '../../../domain/push'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { Switch } from '../../components/form/Switch'
import { ownZone } from '../../format/wall-clock'
import { MinuteField } from './MinuteField'
import styles from './push.module.css'

const KINDS: readonly PushKind[] = ['calls', 'directs', 'mentions', 'rooms', 'groupRooms']

/** What the member is notified about, on all devices. Each change is saved at once. */
export function PushChoicesForm({ disabled }: { readonly disabled: boolean }): ReactNode {
  const { t } = useTranslation('push')
  const app = useApp()
  const { choices, isSaving, failure } = useTabState(useFeature('push').slices.tab.choices).data
  if (choices === null) return null
  const choose = (change: Partial<PushChoices>): void =>
    app.tab.dispatch({ type: 'push/Choose', choices: { ...choices, ...change } })
  // Quiet hours follow the clock that the member looks at while choosing them.
  const chooseQuiet = (change: Partial<PushChoices>): void => choose({ ...change, timeZone: ownZone() })
  const switchOf = (which: PushKind | 'showsTexts' | 'ringsInQuiet', text?: string): ReactNode => (
    <Switch
      key={which}
      label={t(which)}
      {...(text === undefined ? {} : { text })}
      on={choices[which]}
      disabled={disabled}
      onChange={(on) => choose({ [which]: on })}
    />
  )
  return (
    <>
      <fieldset className={styles['part']}>
        <legend>{t('kinds')}</legend>
        {KINDS.map((kind) => switchOf(kind))}
        <p className={styles['note']}>{t('mutedText')}</p>
      </fieldset>
      <fieldset className={styles['part']}>
        <legend>{t('privacy')}</legend>
        {switchOf('showsTexts', t('showsTextsText'))}
      </fieldset>
      <fieldset className={styles['part']}>
        <legend>{t('quietTitle')}</legend>
        <Switch
          label={t('quiet')}
          on={choices.quiet}
          disabled={disabled}
          onChange={(quiet) => chooseQuiet({ quiet })}
        />
        {choices.quiet && (
          <>
            <div className={styles['times']}>
              <MinuteField
                label={t('from')}
                minute={choices.from}
                disabled={disabled}
                onChange={(from) => chooseQuiet({ from })}
              />
              <MinuteField
                label={t('until')}
                minute={choices.until}
                disabled={disabled}
                onChange={(until) => chooseQuiet({ until })}
              />
            </div>
            <p className={styles['note']}>
              {choices.from === choices.until ? t('allDay') : t('zone', { zone: choices.timeZone })}
            </p>
            {switchOf('ringsInQuiet')}
          </>
        )}
      </fieldset>
      <div className={styles['saved']}>
        <p role="status" className={styles['note']}>
          {isSaving ? t('saving') : ''}
        </p>
        {failure !== null && (
          <>
            <p role="alert" className={styles['problem']}>
              {failure._tag === 'Refused' && failure.words !== '' ? failure.words : t('notSaved')}
            </p>
            <Button size={30} disabled={disabled} onClick={() => choose({})}>
              {t('again')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
