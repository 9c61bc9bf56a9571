import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { conversationRows, whereOf, whyNotWriteTo, type Content, type ConversationSummary, type SendRefusal } from '../../../../domain/chat'
import { groupOfConversation } from '../../../../domain/group'
import type { ConversationId } from '../../../../domain/kernel/ids'
import { useApp, useSource } from '../../../app/app-context'
import { conversationFace } from '../../../app/faces'
import type { ConversationFace } from '../../../components/person/faces'
import { useRules } from '../composer/use-rules'
import { refusalText } from '../composer/refusal-text'

export interface ForwardPlace {
  readonly id: ConversationId
  readonly face: ConversationFace
  /** Why this can not be said there; `null` where it can. */
  readonly refusal: string | null
}

/** Where that can be forwarded to, newest first; what the service tells is nobody's to write in. */
export const useForwardPlaces = (content: Content | null): readonly ForwardPlace[] => {
  const app = useApp()
  const { t } = useTranslation()
  const rules = useRules()
  const chat = useSource(app.account.sources.chat)
  const groups = useSource(app.account.sources.group)
  const isWanted = content !== null
  // Of a group that was never opened here its terms are not known yet.
  useEffect(() => {
    if (isWanted) app.account.say({ type: 'RetryMyGroups' })
  }, [app, isWanted])
  return useMemo(() => {
    const wordsFor = (summary: ConversationSummary, why: SendRefusal): string => {
      const toPerson = summary.kind === 'single' ? whyNotWriteTo(summary) : null
      return toPerson === null ? refusalText(t, why) : t(`direct.${toPerson}`, { name: summary.name })
    }
    return content === null ? [] : conversationRows(chat).filter(({ summary }) => summary.kind !== 'notification').map(({ summary }) => {
      const { conversationId: id } = summary
      const why = rules.whyNotSend(whereOf(chat, groupOfConversation(groups, id), id), content)
      return { id, face: conversationFace(summary), refusal: why && wordsFor(summary, why) }
    })
  }, [content, rules, chat, groups, t])
}
