import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { plainText, whyNotSend } from '../../../domain/chat'
import { roleIn } from '../../../domain/group'
import { profileOf, sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { groupIn, type ChatOf } from './chat-of'
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
  return useMemo(() => ({
    me, onView,
    mayDecide: me !== null && group !== null && decides.has(roleIn(group, me)),
    onDecide: (seq, accepts) => {
      app.account.say({ type: 'Perform', actId: app.newClientId(), act: { kind: 'decideAccess', conversationId, seq, accepts } })
    },
    onCommand: (text) => {
      const why = whyNotSend({ session, profile }, group, text)
      if (why?._tag === 'Visitor') app.tab.say({ type: 'ShowVisitorDialog' })
      if (why === null) app.account.say({ type: 'SendMessage', conversationId, clientId: app.newClientId(), content: plainText(text) })
    },
    onJump: (seq) => {
      setParams((so) => {
        const next = new URLSearchParams(so)
        next.set('seq', String(seq))
        return next
      })
    },
  }), [app, group, conversationId, me, session, profile, onView, setParams])
}
