import { wholeApp } from '../../support/whole-app'
import type { FeatureLoader } from '../../../src/application/ports/feature-loader'
import { draftOf, threadOf } from '../../../src/domain/chat'
import { sessionOf as sessionIn, emailSignInViewModel } from '../../../src/domain/session'
import { clientId, lounge } from '../../support/builders/message'
import type { VirtualServer } from '../../support/virtual-server'
import type { VirtualTab } from '../../support/virtual-browser'

/** The whole client in a tab of a virtual browser, with the member's actions. */
export const appTab = (tab: VirtualTab, server: VirtualServer, features?: FeatureLoader) => {
  const ports = server.ports(tab)
  const app = wholeApp({ ...ports, featureLoader: features ?? ports.featureLoader })
  void app.start()
  const thread = () => threadOf(app.account.sources.chat.getSnapshot(), lounge)
  return {
    tab,
    app,
    thread,
    who: () => sessionIn(app.account.sources.session.getSnapshot()),
    signIn: () => emailSignInViewModel(app.tab.sources.signIn.getSnapshot()),
    drafts: () => app.account.sources.drafts.getSnapshot().drafts,
    draft: () => draftOf(app.tab.sources.composer.getSnapshot(), lounge),
    texts: () => [...thread().messages].map(({ content }) => (content.kind === 'text' ? content.text : '')),
    open: () => app.account.dispatch({ type: 'OpenConversation', conversationId: lounge }),
    requestCode: () => app.tab.dispatch({ type: 'RequestCode', email: 'ann@b.example' }),
    submitCode: (code: string) => app.tab.dispatch({ type: 'SubmitCode', secretRef: app.holdSecret(code) }),
    signOut: () => app.account.dispatch({ type: 'SignOut' }),
    type: (text: string) => app.tab.dispatch({ type: 'ChangeDraft', conversationId: lounge, text }),
    write: (text: string) => {
      app.tab.dispatch({ type: 'ChangeDraft', conversationId: lounge, text })
      app.tab.dispatch({ type: 'SendDraft', conversationId: lounge, clientId: clientId(text.replaceAll(' ', '-')) })
    },
    /** The account state that must be equal in every tab. */
    state: () => {
      const { session, chat, group, socket, chatService, preferences } = app.account.sources
      return [session, chat, group, socket, chatService, preferences].map((source) => source.getSnapshot())
    },
  }
}
export type AppTab = ReturnType<typeof appTab>
