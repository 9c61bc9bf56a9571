import { wholeApp } from '../../support/whole-app'
import type { FeatureLoader } from '../../../src/application/ports/feature-loader'
import { draftOf, threadOf } from '../../../src/domain/chat'
import { sessionOf as sessionIn } from '../../../src/domain/session'
import { emailSignInViewModel } from '../../../src/domain/sign-in'
import { clientId, lounge } from '../../support/builders/message'
import type { VirtualServer } from '../../support/virtual-server'
import type { VirtualTab } from '../../support/virtual-browser'
import { accountOf, tabOf } from '../../support/slices-in'

/** The whole client in a tab of a virtual browser, with the member's actions. */
export const appTab = (tab: VirtualTab, server: VirtualServer, features?: FeatureLoader) => {
  const ports = server.ports(tab)
  const app = wholeApp({ ...ports, featureLoader: features ?? ports.featureLoader })
  void app.start()
  const thread = () => threadOf(accountOf(app).chat.get(), lounge)
  return {
    tab,
    app,
    thread,
    who: () => sessionIn(app.account.slices.session.get()),
    signIn: () => emailSignInViewModel(tabOf(app).emailSignIn.get()),
    drafts: () => accountOf(app).drafts.get().drafts,
    draft: () => draftOf(tabOf(app).composer.get(), lounge),
    texts: () => [...thread().messages].map(({ content }) => (content.kind === 'text' ? content.text : '')),
    open: () => app.account.dispatch({ type: 'chat/OpenConversation', conversationId: lounge }),
    requestCode: () => app.tab.dispatch({ type: 'sign-in/RequestCode', email: 'ann@b.example' }),
    submitCode: (code: string) => app.tab.dispatch({ type: 'sign-in/SubmitCode', secretRef: app.secrets.hold(code) }),
    signOut: () => app.account.dispatch({ type: 'SignOut' }),
    type: (text: string) => app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId: lounge, text }),
    write: (text: string) => {
      app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId: lounge, text })
      app.tab.dispatch({
        type: 'chat/SendDraft',
        conversationId: lounge,
        clientId: clientId(text.replaceAll(' ', '-')),
      })
    },
    /** The account state that must be equal in every tab. */
    state: () => {
      const { session, chat, group, socket, chatService, preferences } = accountOf(app)
      return [session, chat, group, socket, chatService, preferences].map((slice) => slice.encode())
    },
  }
}
export type AppTab = ReturnType<typeof appTab>
