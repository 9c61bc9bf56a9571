import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contentOf, whyNotSend } from '../../../domain/chat'
import { linkHosts, roleIn } from '../../../domain/group'
import { profileOf, sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { groupIn, whereIn, type ChatOf } from './chat-of'
import type { Deeds } from './kinds/deeds'

const decides: ReadonlySet<string> = new Set(['owner', 'admin'])

/** What the messages of a conversation let this person do. `onView` opens a picture or video. */
export const useChatDeeds = (of: ChatOf, onView: (key: string) => void): Deeds => {
  const app = useApp()
  const state = useSource(app.account.sources.session)
  const { me } = useSource(app.account.sources.chat).context.chat
  const [, setParams] = useSearchParams()
  const session = sessionOf(state)
  const profile = profileOf(state)
  const { conversationId } = of
  const group = groupIn(of)
  const where = useMemo(() => whereIn(of), [of])
  const global = linkHosts(useSource(app.account.sources.group))
  return useMemo(() => ({
    me, onView,
    mayDecide: me !== null && group !== null && decides.has(roleIn(group, me)),
    onDecide: (seq, accepts) => {
      app.account.say({ type: 'Perform', actId: app.newClientId(), act: { kind: 'decideAccess', conversationId, seq, accepts } })
    },
    onCommand: (text) => {
      const content = contentOf({ text, reply: null, mentions: [] })
      const why = whyNotSend({ session, profile }, where, content, { global, own: app.ownHosts })
      if (why?._tag === 'Visitor') app.tab.say({ type: 'ShowVisitorDialog' })
      if (why === null) app.account.say({ type: 'SendMessage', conversationId, clientId: app.newClientId(), content })
    },
    onJump: (seq) => {
      setParams((so) => {
        const next = new URLSearchParams(so)
        next.set('seq', String(seq))
        return next
      })
    },
  }), [app, group, where, global, conversationId, me, session, profile, onView, setParams])
}
