import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import { Section } from '../../components/layout/SubPage'
import { TextField } from '../../components/form/TextField'
import { limited } from '../../components/form/limited'
import { CALLBACK_ANSWER, CALLBACK_BODY } from './callback-format'
import { CommandList } from './CommandList'
import { useSaveAfterUploads } from '../upload/use-save-after-uploads'
import { botPictureField, ProfileFields } from './ProfileFields'
import type { BotFormProps } from './use-bot-editor'
import styles from './bot.module.css'

/** All editable fields of a bot (spec 3 §2). */
export function BotForm({ botId, draft, busy, onWrite, onTest, onSave }: BotFormProps): ReactNode {
  const { t } = useTranslation('bot')
  const disabled = busy !== null
  const { isWaiting, save } = useSaveAfterUploads([botPictureField(botId)], onSave)
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWaiting) save()
      }}
    >
      <Section title={t('profile')}>
        <div className={styles['fields']}>
          <ProfileFields
            name={botId}
            profile={draft.profile}
            disabled={disabled}
            onWrite={(change) => onWrite({ profile: { ...draft.profile, ...change } })}
          />
        </div>
      </Section>
      <Section title={t('callback')}>
        <div className={styles['fields']}>
          <div className={styles['calling']}>
            <TextField
              label={t('callbackUrl')}
              value={draft.webhook}
              hint={t('callbackHint')}
              disabled={disabled}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="http://localhost:8080/"
              onChange={limited(2_048, (webhook) => onWrite({ webhook }))}
            />
            <span>
              <Button size={44} busy={busy === 'testing'} disabled={busy === 'saving'} onClick={onTest}>
                {t('curlTest')}
              </Button>
            </span>
          </div>
          <Format title={t('bodyTip')} text={CALLBACK_BODY} />
          <Format title={t('answerTip')} text={CALLBACK_ANSWER} />
        </div>
      </Section>
      <Section title={t('commands')}>
        <p className={styles['hint']}>{t('commandsHint')}</p>
        <CommandList rows={draft.commands} disabled={disabled} onWrite={(commands) => onWrite({ commands })} />
      </Section>
      <div className={styles['foot']}>
        <Button
          kind="primary"
          size={44}
          type="submit"
          busy={busy === 'saving' || isWaiting}
          disabled={busy === 'testing'}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function Format({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <figure className={styles['format']}>
      <figcaption>{title}</figcaption>
      <pre dir="ltr">{text}</pre>
    </figure>
  )
}
