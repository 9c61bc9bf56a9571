import { useMemo, useState } from 'react'
import { contentOf, isListed } from '../../../domain/chat'
import { groupOf, isStaffOf } from '../../../domain/group'
import { useApp, useSource } from '../../app/app-context'
import { useJoin } from '../../app/use-join'
import { useRules } from './composer/use-rules'
import { useJump } from './acts/use-jump'
import { groupIn, whereIn, type ChatOf } from './chat-of'
import type { Deeds } from './kinds/deeds'

/** What the messages of a conversation let this person do. `onView` opens a picture or video. */
export const useChatDeeds = (of: ChatOf, onView: (key: string) => void): Deeds => {
  const [isRaining, setRaining] = useState(false)
  const app = useApp()
  const { me } = useSource(app.account.sources.chat).context.chat
  const onJump = useJump()
  const rules = useRules()
  const join = useJoin()
  const { conversationId } = of
  const group = groupIn(of)
  const where = useMemo(() => whereIn(of), [of])
  return useMemo(() => ({
    me, onView, onJump, rains: isRaining ? conversationId : null, onRain: () => setRaining(true),
    mayDecide: me !== null && group !== null && isStaffOf(group, me),
    mayJoin: ({ gid }) => groupOf(app.account.sources.group.getSnapshot(), gid)?.isMember !== true
      && !isListed(app.account.sources.chat.getSnapshot(), `sg_${gid}`),
    onJoin: ({ gid, name }) => join({ gid, name, terms: null }),
    conversationId,
    onCommand: (text) => {
      const content = contentOf({ text, reply: null, mentions: [] })
      const why = rules.whyNotSend(where, content)
      if (why?._tag === 'Visitor') app.tab.say({ type: 'ShowVisitorDialog' })
      if (why === null) app.account.say({ type: 'SendMessage', conversationId, clientId: app.newClientId(), content })
    },
  }), [app, group, where, rules, conversationId, me, onView, onJump, join, isRaining])
}
