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
import { useApp } from '../../../../app/app-context'
import { useAccountState, useFeature } from '../../../../app/use-feature'
import { conversationAvatarData } from '../../../../app/avatar-data'
import type { ConversationAvatarData } from '../../../../components/avatar/avatar-data'
import { useSendRules } from '../../composer/use-send-rules'
import { refusalText } from '../../composer/refusal-text'

export interface ForwardTarget {
  readonly id: ConversationId
  readonly face: ConversationAvatarData
  /** The reason why the conversation refuses the content, or `null`. */
  readonly refusal: string | null
}

/** The conversations that can receive a forward, newest first, without service accounts. */
export const useForwardTargets = (content: Content | null): readonly ForwardTarget[] => {
  const app = useApp()
  const { t } = useTranslation()
  const rules = useSendRules()
  const chat = useAccountState(useFeature('chat').slices.account.chat)
  const groups = useAccountState(useFeature('group').slices.account.group)
  const isWanted = content !== null
  // Load the groups, because the rules of a group that was never opened in this browser are unknown.
  useEffect(() => {
    if (isWanted) app.account.dispatch({ type: 'group/RetryMyGroups' })
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
