import { useMemo } from 'react'
import {
  linkHosts,
  sendRefusal,
  writeRefusal,
  type Content,
  type SendRefusal,
  type WriteTarget,
} from '../../../../domain/chat'
import { profileOf, sessionOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'

/** The send rules for the member's current state (spec 1 §5 Sending into chats). */
export interface SendRules {
  readonly whyNotWrite: (where: WriteTarget) => SendRefusal | null
  readonly whyNotSend: (where: WriteTarget, content: Content) => SendRefusal | null
}

export const useSendRules = (): SendRules => {
  const app = useApp()
  const state = useAccountState(app.account.slices.session)
  const session = sessionOf(state)
  const profile = profileOf(state)
  const global = linkHosts(useAccountState(useFeature('chat').slices.account.linkHosts))
  return useMemo(() => {
    const author = { session, profile }
    return {
      whyNotWrite: (where) => writeRefusal(author, where),
      whyNotSend: (where, content) => sendRefusal(author, where, content, { global, own: app.product.ownHosts }),
    }
  }, [app, session, profile, global])
}
