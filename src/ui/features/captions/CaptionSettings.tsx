import { CSPProvider } from '@base-ui/react/csp-provider'
import { ScrollArea } from '@base-ui/react/scroll-area'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { JoinedRoom } from '../../../domain/space'
import { languagesQuery, captionsViewModel } from '../../../domain/captions'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { SelectField } from '../../components/form/SelectField'
import { InlineFailure } from '../../components/feedback/StateView'
import { Switch } from '../../components/form/Switch'
import styles from './captions.module.css'

/** The name of a language in that language: `es_ES` is “español”. */
const nameOf = (locale: string): string => {
  const tag = locale.replace('_', '-')
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? locale
}

/** The settings of captions: on or off, both languages, and the transcript. */
export function CaptionSettings({
  room: { channelId },
  onClose,
}: {
  readonly room: JoinedRoom
  readonly onClose: () => void
}): ReactNode {
  const { t } = useTranslation('captions')
  const app = useApp()
  const { slices } = useFeature('captions')
  const { state, source, target, lines, failure } = captionsViewModel(useAccountState(slices.account.rooms), channelId)
  const languages = languagesQuery.listed(useAccountState(slices.account.languages), { channelId })
  const [isTooEarly, setTooEarly] = useState(false)
  const read = (): void => {
    app.account.dispatch(languagesQuery.want({ channelId }))
  }
  useEffect(() => {
    app.account.dispatch(languagesQuery.want({ channelId }))
  }, [channelId, app])
  const choose = (what: 'source' | 'target', language: string): void => {
    setTooEarly(state !== 'transferring')
    if (state === 'transferring')
      app.account.dispatch(
        what === 'source'
          ? { type: 'captions/SetSource', channelId, language }
          : { type: 'captions/SetTarget', channelId, language },
      )
  }
  const onSwitch = (on: boolean): void => {
    setTooEarly(false)
    app.account.dispatch(on ? { type: 'captions/Enable', channelId } : { type: 'captions/Disable', channelId })
  }
  const options = (languages.items.length === 0 ? [source, target] : languages.items)
    .filter((locale, at, all) => all.indexOf(locale) === at)
    .map((value) => ({ value, label: nameOf(value), lang: value.replace('_', '-') }))
  const problem = isTooEarly
    ? t('enableFirst')
    : failure === null
      ? null
      : failure._tag === 'Refused'
        ? failure.words
        : t(state === 'off' ? 'failed' : 'notSet')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles['settings']}>
        <Switch label={t('on')} text={t('about')} on={state !== 'off'} onChange={onSwitch} />
        {/* The fields are disabled while captions start, because a choice made in this time would be lost. */}
        <fieldset className={styles['languages']} disabled={state === 'joining'}>
          <SelectField
            label={t('source')}
            value={source}
            options={options}
            onChange={(language) => choose('source', language)}
          />
          <SelectField
            label={t('target')}
            value={target}
            options={options}
            onChange={(language) => choose('target', language)}
          />
        </fieldset>
        {languages.status === 'failed' && <InlineFailure text={t('languagesFailed')} onRetry={read} />}
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
        <h3 id="transcript">{t('transcript')}</h3>
        {/* The scroll area must not add a style element, which the content security policy forbids. The scroll bar
            still works. */}
        <CSPProvider disableStyleElements>
          <ScrollArea.Root>
            <ScrollArea.Viewport className={styles['transcript']}>
              {/* The transcript lists the newest line first. */}
              <div role="log" aria-labelledby="transcript">
                <ol className={styles['lines']}>
                  {lines
                    .filter(({ isFinal }) => isFinal)
                    .toReversed()
                    .map(({ id, name, text, translated, language }) => (
                      <li key={id}>
                        <b dir="auto">{name}</b>
                        <span dir="auto" lang={language.replace('_', '-')}>
                          {translated ?? text}
                        </span>
                        {translated !== null && <small>{t('original', { text })}</small>}
                      </li>
                    ))}
                </ol>
              </div>
            </ScrollArea.Viewport>
          </ScrollArea.Root>
        </CSPProvider>
        {lines.length === 0 && <p className={styles['quiet']}>{t('empty')}</p>}
      </div>
    </Dialog>
  )
}
