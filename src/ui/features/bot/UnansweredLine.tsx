import { BotOff } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { retryIdOf, type UnansweredCommand } from '../../../domain/bot'
import type { ClientId } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import { useAccountSlice, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Icon } from '../../components/layout/Icon'
import { useContentActions } from '../chat/message-kinds/content-actions-context'
import { botPaths } from './bot-paths'
import styles from './unanswered-line.module.css'
import { translations } from './translations'

interface UnansweredLineProps {
  readonly clientId: ClientId
  readonly text: string
  readonly tabIndex: 0 | -1
}

const namesIn = (language: string, bots: UnansweredCommand['bots']): string =>
  new Intl.ListFormat(language).format(bots.map(({ name }) => name))

/** Says below a command which bots did not answer, and sends the command again, once. */
export function UnansweredLine({ clientId, text, tabIndex }: UnansweredLineProps): ReactNode {
  useFeatureTranslations('bot', translations)
  const { t, i18n } = useTranslation('bot')
  const app = useApp()
  const { onCommand } = useContentActions()
  const { unanswered } = useFeature('bot').slices.account
  const find = useCallback(
    (all: readonly UnansweredCommand[]) => all.find((one) => one.clientId === clientId),
    [clientId],
  )
  const command = useAccountSlice(unanswered, find)
  if (command === undefined) return null
  const { bots, conversationId, isSentAgain } = command
  const retryId = retryIdOf(clientId)
  const own = bots.flatMap((bot) => bot.own ?? [])[0]
  const tryAgain = (id: ClientId): void => {
    if (onCommand(text, id)) app.account.dispatch({ type: 'bot/CommandSentAgain', conversationId, clientId })
  }
  return (
    <div className={styles['line']}>
      <Icon of={BotOff} size={14} />
      <span role="status">
        {t(isSentAgain ? 'silence.sentAgain' : 'silence.unanswered', { bots: namesIn(i18n.language, bots) })}
      </span>
      {!isSentAgain && retryId !== null && (
        <button type="button" tabIndex={tabIndex} onClick={() => tryAgain(retryId)}>
          {t('silence.tryAgain')}
        </button>
      )}
      {own !== undefined && (
        <Link tabIndex={tabIndex} to={botPaths.update({ id: own.botId, xid: own.xid })}>
          {t('silence.why')}
        </Link>
      )}
    </div>
  )
}
