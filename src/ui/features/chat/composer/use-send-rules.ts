import { useMemo } from 'react'
import { sendRefusal, writeRefusal, type Content, type SendRefusal, type WriteTarget } from '../../../../domain/chat'
import { linkHosts } from '../../../../domain/group'
import { profileOf, sessionOf } from '../../../../domain/session'
import { useApp, useStore } from '../../../app/app-context'

/** The send rules for the member's current state (spec 1 §5 Sending into chats). */
export interface SendRules {
  readonly whyNotWrite: (where: WriteTarget) => SendRefusal | null
  readonly whyNotSend: (where: WriteTarget, content: Content) => SendRefusal | null
}

export const useSendRules = (): SendRules => {
  const app = useApp()
  const state = useStore(app.account.sources.session)
  const session = sessionOf(state)
  const profile = profileOf(state)
  const global = linkHosts(useStore(app.account.sources.group))
  return useMemo(() => {
    const author = { session, profile }
    return {
      whyNotWrite: (where) => writeRefusal(author, where),
      whyNotSend: (where, content) => sendRefusal(author, where, content, { global, own: app.ownHosts }),
    }
  }, [app, session, profile, global])
}
