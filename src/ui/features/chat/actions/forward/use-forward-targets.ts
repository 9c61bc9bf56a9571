import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  conversationRows,
  writeTargetOf,
  directRefusal,
  type Content,
  type ConversationSummary,
  type SendRefusal,
} from '../../../../../domain/chat'
import { groupOfConversation } from '../../../../../domain/group'
import type { ConversationId } from '../../../../../domain/kernel/ids'
import { useApp, useStore } from '../../../../app/app-context'
import { conversationAvatarData } from '../../../../app/avatar-data'
import type { ConversationAvatarData } from '../../../../components/avatar/avatar-data'
import { useSendRules } from '../../composer/use-send-rules'
import { refusalText } from '../../composer/refusal-text'

export interface ForwardTarget {
  readonly id: ConversationId
  readonly face: ConversationAvatarData
  /** Why the content cannot be sent there; `null` where it can. */
  readonly refusal: string | null
}

/** Conversations to forward to, newest first, without those of service accounts. */
export const useForwardTargets = (content: Content | null): readonly ForwardTarget[] => {
  const app = useApp()
  const { t } = useTranslation()
  const rules = useSendRules()
  const chat = useStore(app.account.sources.chat)
  const groups = useStore(app.account.sources.group)
  const isWanted = content !== null
  // Load the groups: the rules of a group that was never opened here are still unknown.
  useEffect(() => {
    if (isWanted) app.account.dispatch({ type: 'RetryMyGroups' })
  }, [app, isWanted])
  return useMemo(() => {
    const wordsFor = (summary: ConversationSummary, why: SendRefusal): string => {
      const toPerson = summary.kind === 'single' ? directRefusal(summary) : null
      return toPerson === null ? refusalText(t, why) : t(`direct.${toPerson}`, { name: summary.name })
    }
    return content === null
      ? []
      : conversationRows(chat)
          .filter(({ summary }) => summary.kind !== 'notification')
          .map(({ summary }) => {
            const { conversationId: id } = summary
            const why = rules.whyNotSend(writeTargetOf(chat, groupOfConversation(groups, id), id), content)
            return { id, face: conversationAvatarData(summary), refusal: why && wordsFor(summary, why) }
          })
  }, [content, rules, chat, groups, t])
}
