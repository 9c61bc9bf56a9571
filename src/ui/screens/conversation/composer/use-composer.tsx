import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { whyNotWriteTo } from '../../../../domain/chat'
import { isStaffOf } from '../../../../domain/group'
import { memberOf } from '../../../../domain/session'
import { useApp, useSource } from '../../../app/app-context'
import { onDemand } from '../../../components/on-demand'
import { directIn, groupIn, whereIn, type ChatOf } from '../chat-of'
import { useWriting, type WritingPlace } from './use-writing'
import type { ComposerProps } from './Composer'
import { Later } from '../../../app/Later'

const tools = onDemand(() => import('./ComposerTools'))

/** What is being written in a chat, of a group or of two. */
export const useComposer = (of: ChatOf, onSent?: () => void): Omit<ComposerProps, 'name'> => {
  const { t } = useTranslation()
  const me = memberOf(useSource(useApp().account.sources.session))
  const place = useMemo((): WritingPlace => {
    const group = groupIn(of)
    const direct = directIn(of)
    const unwanted = direct === null ? null : whyNotWriteTo(direct)
    return {
      conversationId: of.conversationId, gid: group?.gid ?? null, bots: group?.gid ?? (direct?.peer?.isBot === true ? of.conversationId : null),
      where: whereIn(of),
      isStaff: group !== null && me !== null && isStaffOf(group, me),
      group,
      unwanted: unwanted === null ? null : t(`direct.${unwanted}`, { name: direct?.name }),
    }
  }, [of, me, t])
  const writing = useWriting(place, onSent)
  const part = tools.usePart(true)
  return useMemo(() => ({ ...writing, tools: part && <Later place={of.conversationId}><part.ComposerTools of={of} /></Later> }), [writing, of, part])
}
