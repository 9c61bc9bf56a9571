import { useMemo, useState } from 'react'
import { contentOf, isListed } from '../../../domain/chat'
import { groupOf, isStaffOf } from '../../../domain/group'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useJoin } from '../join/use-join'
import { useSendRules } from './composer/use-send-rules'
import { useJumpToMessage } from './actions/use-jump-to-message'
import { groupOfChat, writeTargetIn, type ChatTarget } from './chat-target'
import type { ContentActions } from './message-kinds/content-actions-context'

/** The content actions that the viewer has in this conversation. `onView` opens a picture or video. */
export const useChatContentActions = (of: ChatTarget, onView: ContentActions['onView']): ContentActions => {
  const [isRaining, setRaining] = useState(false)
  const app = useApp()
  const { chat } = useFeature('chat').slices.account
  const { group: groups } = useFeature('group').slices.account
  const { me } = useAccountState(chat).data
  const onJump = useJumpToMessage()
  const rules = useSendRules()
  const join = useJoin()
  const { conversationId } = of
  const group = groupOfChat(of)
  const where = useMemo(() => writeTargetIn(of), [of])
  return useMemo(
    () => ({
      me,
      onView,
      onJump,
      rains: isRaining ? conversationId : null,
      onRain: () => setRaining(true),
      mayDecide: me !== null && group !== null && isStaffOf(group, me),
      mayJoin: ({ gid }) => groupOf(groups.get(), gid)?.isMember !== true && !isListed(chat.get(), `sg_${gid}`),
      onJoin: ({ gid, name }) => join({ gid, name, terms: null }),
      conversationId,
      onCommand: (text, clientId = app.newClientId()) => {
        const content = contentOf({ text, reply: null, mentions: [] })
        const why = rules.whyNotSend(where, content)
        if (why?._tag === 'Visitor') app.tab.dispatch({ type: 'ShowVisitorDialog' })
        if (why === null) app.account.dispatch({ type: 'chat/SendMessage', conversationId, clientId, content })
        return why === null
      },
    }),
    [app, chat, group, groups, where, rules, conversationId, me, onView, onJump, join, isRaining],
  )
}
