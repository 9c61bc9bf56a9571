import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  botIssues,
  botEditorViewModel,
  webhookIssue,
  type BotDraft,
  type BotEditorViewModel,
} from '../../../domain/bot'
import type { Xid } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { botPaths } from './bot-paths'
import { useToast, useOnChange, botErrorText } from './use-bots'

export interface BotFormProps {
  readonly botId: string
  readonly draft: BotDraft
  readonly busy: 'saving' | 'testing' | null
  readonly onWrite: (change: Partial<BotDraft>) => void
  readonly onTest: () => void
  readonly onSave: () => void
}

interface Editor {
  readonly editor: BotEditorViewModel
  readonly read: () => void
  readonly form: BotFormProps | null
}

/** View model of the bot editor in this tab. After saving, the member returns to the list of bots. */
export const useBotEditor = (botId: string, xid: Xid): Editor => {
  const { t } = useTranslation('bot')
  const navigate = useNavigate()
  const app = useApp()
  const { slices } = useFeature('bot')
  const tell = useToast()
  const editor = botEditorViewModel(useTabState(slices.tab.editor), botId)
  const read = useCallback(() => app.tab.dispatch({ type: 'bot/OpenEditor', botId, xid }), [app, botId, xid])
  const isClosed = editor.status === 'closed'
  useEffect(() => {
    if (isClosed) read()
  }, [isClosed, read])
  useEffect(() => () => app.tab.dispatch({ type: 'bot/CloseEditor' }), [app])
  const open = editor.status === 'open' ? editor : null
  useOnChange(open?.ended ?? null, (now) => {
    if (now === 'tested') tell.good(t('toast.saved'))
    if (now === 'notTested') tell.bad(botErrorText(open?.failure ?? null, t('toast.notTested')))
    if (now === 'notSaved') tell.bad(botErrorText(open?.failure ?? null, t('toast.saveFailed')))
  })
  useOnChange(editor.status, (now) => {
    if (now !== 'saved') return
    tell.good(t('toast.updated'))
    void navigate(botPaths.list)
  })
  if (open === null) return { editor, read, form: null }
  const { draft, bot, busy } = open
  return {
    editor,
    read,
    form: {
      botId,
      draft,
      busy,
      onWrite: (change) => {
        // Read the current state, because an upload may have changed the picture in the meantime.
        const now = botEditorViewModel(slices.tab.editor.get(), botId)
        app.tab.dispatch({
          type: 'bot/ChangeBotDraft',
          draft: { ...(now.status === 'open' ? now.draft : draft), ...change },
        })
      },
      onTest: () => {
        const fault = webhookIssue(draft.webhook)
        if (fault !== null) tell.bad(t(`toast.${fault}`))
        else if (busy === null) app.tab.dispatch({ type: 'bot/TestWebhook' })
      },
      onSave: () => {
        const faults = botIssues(draft, bot.webhook)
        for (const fault of faults) tell.bad(t(`toast.${fault}`))
        if (faults.length === 0 && busy === null) app.tab.dispatch({ type: 'bot/SaveBot' })
      },
    },
  }
}
