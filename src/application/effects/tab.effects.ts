import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { AccountMessage } from '../../domain/account-log'
import { composerEffects } from '../../domain/chat'
import { malformed } from '../../domain/kernel/failure'
import { signInEffects } from '../../domain/session'
import { shellEffects } from '../../domain/shell'
import type { TabMessage } from '../../domain/tab-log'
import { acting, answering, type Asked } from '../effect'
import type { Ports } from '../ports'
import type { Secrets } from '../secrets'

interface Needs {
  readonly ports: Ports
  readonly secrets: Secrets
  readonly sayToAccount: (message: AccountMessage) => Promise<void>
  readonly sayToTab: (message: TabMessage) => void
}

/** What this tab alone can do: it holds the code that was typed, the address bar and the text box. */
export const makeTabEffects = ({ ports, secrets, sayToAccount, sayToTab }: Needs) => ({
  shell: {
    navigate: acting(shellEffects.navigate, ({ to }, { ask, say }: Asked<TabMessage>) => {
      ports.navigator.go(to)
      say({ type: 'Navigated', ask })
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
        await sayToAccount({ type: 'SignedIn', session: signedIn.right })
        return say({ type: 'CodeAccepted', ask })
      })
    }),
  },
  composer: {
    handOver: acting(composerEffects.handOver, (draft, { ask, say }: Asked<TabMessage>) => {
      void sayToAccount({ type: 'SendMessage', ...draft })
        .then(() => say({ type: 'DraftHandedOver', ask, clientId: draft.clientId }))
    }),
  },
})
