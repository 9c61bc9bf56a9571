import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  commandsIssue,
  botCreationViewModel,
  botProfileIssues,
  type BotProfile,
  type BotRef,
} from '../../../domain/bot'
import { useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { BesidePreview, Section, SubPage } from '../../components/layout/SubPage'
import { botPaths } from './bot-paths'
import { BotPreview } from './BotPreview'
import { IdField } from './BotRow'
import { CommandList } from './CommandList'
import { ApiKeyField } from './ApiKeyField'
import { useSaveAfterUploads } from '../upload/use-save-after-uploads'
import { botPictureField, ProfileFields } from './ProfileFields'
import { useBotCreation, useToast, useOnChange, botErrorText } from './use-bots'
import styles from './bot.module.css'

/** The screen /bot/botCreate (spec 3 §4): the profile, then a dialog with id and secret key, then the commands. */
export function BotCreateScreen(): ReactNode {
  const { t } = useTranslation('bot')
  const navigate = useNavigate()
  const { slices } = useFeature('bot')
  const { making, say } = useBotCreation()
  const tell = useToast()
  const { step, isBusy, ended, profile, commands, bot, failure } = making
  // The bot exists after the first step. So leaving loses nothing: the member can edit the bot on /bot/botUpdate.
  const leave = useEffectEvent(() => {
    if (step !== 'profile') say({ type: 'bot/CloseCreation' })
  })
  useEffect(() => () => leave(), [])
  useOnChange(ended, (now) => {
    if (now === 'notMade') tell.bad(botErrorText(failure, t('toast.createFailed')))
    if (now === 'notSaved') tell.bad(t('toast.saveFailed'))
  })
  useOnChange(step, (now) => {
    if (now !== 'over') return
    tell.good(t('toast.saveSucc'))
    void navigate(botPaths.list)
  })
  const onWrite = (change: Partial<BotProfile>): void =>
    // Read the current state, because an upload may have changed the picture in the meantime.
    say({
      type: 'bot/ChangeProfileDraft',
      profile: { ...botCreationViewModel(slices.tab.creation.get()).profile, ...change },
    })
  const { isWaiting, save } = useSaveAfterUploads([botPictureField('new')], () => {
    const faults = botProfileIssues(profile)
    for (const fault of faults) tell.bad(t(`toast.${fault}`))
    if (faults.length === 0) say({ type: 'bot/CreateBot' })
  })
  const isNaming = step === 'profile' || step === 'key'
  return (
    <SubPage title={t('createTitle')} backHref={botPaths.list} isWide>
      <BesidePreview label={t('preview')} preview={<BotPreview profile={profile} />}>
        <p className={styles['step']}>{t('step', { n: isNaming ? 1 : 2 })}</p>
        {isNaming ? (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (!isBusy && !isWaiting) save()
            }}
          >
            <Section title={t('profile')}>
              <div className={styles['fields']}>
                <ProfileFields name="new" profile={profile} disabled={isBusy} onWrite={onWrite} />
                {ended === 'unclear' && (
                  <p role="alert" className={styles['fault']}>
                    {t('unclear')}
                  </p>
                )}
              </div>
            </Section>
            <div className={styles['foot']}>
              <Button kind="primary" size={44} type="submit" busy={isBusy || isWaiting}>
                {t('next')}
              </Button>
            </div>
          </form>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const fault = commandsIssue(commands)
              if (fault !== null) tell.bad(t(`toast.${fault}`))
              else if (!isBusy) say({ type: 'bot/SaveCommands' })
            }}
          >
            <Section title={t('commands')}>
              <p className={styles['hint']}>{t('commandsHint')}</p>
              <CommandList
                rows={commands}
                disabled={isBusy}
                onWrite={(rows) => say({ type: 'bot/ChangeCommandsDraft', commands: rows })}
              />
            </Section>
            <div className={styles['foot']}>
              <Button kind="primary" size={44} type="submit" busy={isBusy}>
                {t('save')}
              </Button>
            </div>
          </form>
        )}
      </BesidePreview>
      {bot !== null && <KeyDialog bot={bot} open={step === 'key'} onLeave={() => say({ type: 'bot/CloseKey' })} />}
    </SubPage>
  )
}

function KeyDialog({
  bot,
  open,
  onLeave,
}: {
  readonly bot: BotRef
  readonly open: boolean
  readonly onLeave: () => void
}): ReactNode {
  const { t } = useTranslation('bot')
  return (
    <Dialog
      open={open}
      title={t('madeTitle')}
      description={t('madeText')}
      actions={
        <Button kind="primary" onClick={onLeave}>
          {t('toCommands')}
        </Button>
      }
    >
      {open && (
        <div className={styles['details']}>
          <IdField label={t('id')} value={bot.botId} />
          <ApiKeyField {...bot} />
        </div>
      )}
    </Dialog>
  )
}
