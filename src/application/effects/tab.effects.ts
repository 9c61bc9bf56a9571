import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { composerEffects, groupKeyIn } from '../../domain/chat'
import { malformed } from '../../domain/kernel/failure'
import { signInEffects } from '../../domain/session'
import { appPromptEffects, shellEffects } from '../../domain/shell'
import type { TabMessage } from '../../domain/tab-log'
import { acting, answering, type Asked } from '../effect'
import { ownHosts } from '../judging'
import { makeArrive } from './arrive'
import { makeHintEffects } from './hint.effects'
import { makePartnerSignInEffects } from './partner-sign-in.effects'
import { makeProfileFormEffects, makeVisitEffects } from './profile-tab.effects'
import { makeInviteEffects, makeQrApprovalEffects, makeQrSignInEffects, makeXSignInEffects } from './sign-in.effects'
import { makeSearchEffects } from './search.effects'
import type { TabNeeds } from './tab-needs'
import { makeWalletSignInEffects } from './wallet-sign-in.effects'

/** What this tab alone can do: it holds the code that was typed, the address bar and the text box. */
export const makeTabEffects = ({ ports, secrets, me, loadedIn, memberIn, sayToAccount, sayToTab }: TabNeeds) => {
  const arrive = makeArrive({ sayToAccount, sayToTab })
  const entrance = { ports, secrets, arrive }
  return {
    shell: {
      navigate: acting(shellEffects.navigate, ({ to }, { ask, say }: Asked<TabMessage>) => {
        ports.navigator.go(to)
        say({ type: 'Navigated', ask })
      }),
      // Begun before this page was loaded: then it is done.
      reload: acting(shellEffects.reload, (_, { ask, say, resumed }: Asked<TabMessage>) => {
        if (resumed) say({ type: 'Reloaded', ask })
        else ports.navigator.reload()
      }),
    },
    appPrompt: {
      leaveFor: acting(appPromptEffects.leaveFor, ({ url }, { ask, say }: Asked<TabMessage>) => {
        ports.navigator.leaveFor(url)
        say({ type: 'LeftFor', ask })
      }),
    },
    signIn: {
      sendCode: acting(signInEffects.sendCode, answering(
        ({ email }) => TE.map((sent: void) => { sayToTab({ type: 'ShowToast', words: { key: 'codeSent' } }); return sent })(
          ports.accounts.sendCode(email)),
        (_, __, ask): TabMessage => ({ type: 'CodeSent', ask }),
        (failure, _, ask): TabMessage => ({ type: 'CodeNotSent', ask, failure }),
      )),
      signInByEmail: acting(signInEffects.signInByEmail, ({ email, secretRef }, { ask, say }: Asked<TabMessage>) => {
        const code = secrets.take(secretRef)
        if (code === null) return say({ type: 'CodeNotAccepted', ask, failure: malformed })
        void ports.accounts.signInByEmail(email, code)().then(async (signedIn) => {
          if (E.isLeft(signedIn)) return say({ type: 'CodeNotAccepted', ask, failure: signedIn.left })
          await arrive(signedIn.right)
          return say({ type: 'CodeAccepted', ask })
        })
      }),
    },
    invite: makeInviteEffects(entrance),
    xSignIn: makeXSignInEffects(entrance),
    qrSignIn: makeQrSignInEffects(entrance),
    qrApproval: makeQrApprovalEffects(entrance),
    walletSignIn: makeWalletSignInEffects(entrance),
    partnerSignIn: makePartnerSignInEffects({ ports, secrets, memberIn, sayToAccount, sayToTab }),
    profileForm: makeProfileFormEffects({ ports, sayToAccount, sayToTab }),
    visit: makeVisitEffects({ ports, sayToAccount, sayToTab }),
    search: makeSearchEffects({ ports, me, loadedIn }),
    hints: makeHintEffects(ports),
    composer: {
      handOver: acting(composerEffects.handOver, (draft, { ask, say }: Asked<TabMessage>) => {
        const key = groupKeyIn(draft.content, ownHosts(ports.navigator))
        void sayToAccount(key === null ? { type: 'SendMessage', ...draft } : { type: 'SendLink', ...draft, key })
          .then(() => say({ type: 'DraftHandedOver', ask, clientId: draft.clientId }))
      }),
    },
  }
}
