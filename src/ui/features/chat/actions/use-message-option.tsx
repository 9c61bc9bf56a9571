import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { forwardOf, wordsIn, type ChatMessage } from '../../../../domain/chat'
import type { ConversationId } from '../../../../domain/kernel/ids'
import { useApp } from '../../../app/app-context'
import { useContentText } from '../content-text'
import { useCopy } from '../../../hooks/use-copy'
import { lazyModule } from '../../../components/lazy-module'
import { useConfirm } from '../../../components/overlay/use-confirm'
import type { RowActions } from './row-actions-context'
import type { MenuOption } from './message-options'
import { usePerformAction } from './use-perform-action'
import { useForwardTargets } from './forward/use-forward-targets'

const forwarding = lazyModule(() => import('./forward/ForwardDialog'))
const reporting = lazyModule(() => import('../../moderation/ReportDialog'))

interface Asked {
  readonly of: 'forward' | 'report'
  readonly message: ChatMessage
  readonly open: boolean
}

/** Runs the chosen menu option. A destructive option, or an option that needs input, opens a dialog first. */
export const useMessageOption = (isPinned: (message: ChatMessage) => boolean) => {
  const app = useApp()
  const { t } = useTranslation()
  const copy = useCopy()
  const act = usePerformAction()
  const confirm = useConfirm()
  const [asked, setAsked] = useState<Asked | null>(null)
  const onOption = (option: MenuOption, message: ChatMessage, rows: RowActions): void => {
    const { conversationId, seq, id: messageId, from } = message
    switch (option) {
      case 'reply':
        return rows.onReply(message)
      case 'copy':
        return copy(wordsIn(message.content))
      case 'forward':
      case 'report':
        return setAsked({ of: option, message, open: true })
      case 'pin':
        return act({ kind: 'pin', conversationId, seq, on: !isPinned(message) })
      case 'recall':
        return act({ kind: 'recall', conversationId, seq })
      case 'delete':
        return confirm.ask({
          title: t('acts.deleteTitle'),
          text: t('acts.deleteText'),
          yes: t('acts.delete'),
          onYes: () => act({ kind: 'delete', conversationId, seq }),
        })
      case 'deleteForAll':
        return confirm.ask({
          title: t('acts.deleteForAllTitle'),
          text: t('acts.deleteForAllText'),
          yes: t('acts.deleteForAll'),
          onYes: () => act({ kind: 'deleteForAll', conversationId, seq, messageId }),
        })
      case 'removeSender':
        return confirm.ask({
          title: t('acts.removeTitle', { name: from.name }),
          text: t('acts.removeText'),
          yes: t('acts.removeSender'),
          onYes: () => act({ kind: 'removeSender', conversationId, xid: from.xid }),
        })
    }
  }
  const close = (): void => setAsked((previous) => previous && { ...previous, open: false })
  const forward =
    (message: ChatMessage) =>
    (to: readonly ConversationId[]): void => {
      const content = forwardOf(message.content)
      close()
      if (content === null) return
      for (const conversationId of to)
        app.account.dispatch({ type: 'chat/SendMessage', conversationId, clientId: app.newClientId(), content })
      app.tab.dispatch({ type: 'ShowToast', words: { key: 'forwarded' } })
    }
  return {
    onOption,
    over: (
      <>
        {confirm.prompt}
        {asked !== null && <Asking asked={asked} onForward={forward(asked.message)} onClose={close} />}
      </>
    ),
  }
}

interface AskingProps {
  readonly asked: Asked
  readonly onForward: (to: readonly ConversationId[]) => void
  readonly onClose: () => void
}

function Asking({ asked: { of, message, open }, onForward, onClose }: AskingProps): ReactNode {
  const textOf = useContentText()
  const content = useMemo(() => (of === 'forward' ? forwardOf(message.content) : null), [of, message])
  const places = useForwardTargets(content)
  const forward = forwarding.useModule(of === 'forward')
  const report = reporting.useModule(of === 'report')
  if (of === 'forward')
    return (
      forward && (
        <forward.ForwardDialog
          open={open}
          text={textOf(message.content)}
          places={places}
          onForward={onForward}
          onClose={onClose}
        />
      )
    )
  return (
    report && (
      <report.ReportDialog
        open={open}
        target={{ kind: 'message', place: message.conversationId, id: message.id }}
        name={message.from.name}
        onClose={onClose}
      />
    )
  )
}
