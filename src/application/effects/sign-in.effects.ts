import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { malformed } from '../../domain/kernel/failure'
import { qrSignInEffects, signInEffects, xSignInEffects } from '../../domain/session'
import type { TabMessage } from '../../domain/tab-log'
import { acting, answering, type Asked } from '../effect'
import type { Ports } from '../ports'
import type { Secrets } from '../secrets'
import type { Arrive } from './arrive'
import type { TabNeeds } from './tab-needs'

interface Needs { readonly ports: Ports, readonly secrets: Secrets, readonly arrive: Arrive }

type TabAsked = Asked<TabMessage>

export const makeEmailSignInEffects = ({ ports: { accounts }, secrets, arrive, sayToTab }: Needs & Pick<TabNeeds, 'sayToTab'>) => ({
  sendCode: acting(signInEffects.sendCode, answering(
    ({ email }) => TE.map((sent: void) => { sayToTab({ type: 'ShowToast', words: { key: 'codeSent' } }); return sent })(accounts.sendCode(email)),
    (_, __, ask): TabMessage => ({ type: 'CodeSent', ask }),
    (failure, _, ask): TabMessage => ({ type: 'CodeNotSent', ask, failure }),
  )),
  signInByEmail: acting(signInEffects.signInByEmail, ({ email, secretRef }, { ask, say }: TabAsked) => {
    const code = secrets.take(secretRef)
    if (code === null) return say({ type: 'CodeNotAccepted', ask, failure: malformed })
    void accounts.signInByEmail(email, code)().then(async (signedIn) => {
      if (E.isLeft(signedIn)) return say({ type: 'CodeNotAccepted', ask, failure: signedIn.left })
      await arrive(signedIn.right)
      return say({ type: 'CodeAccepted', ask })
    })
  }),
})

export const makeXSignInEffects = ({ ports: { navigator, xAccounts }, secrets, arrive }: Needs) => ({
  readXAddress: acting(xSignInEffects.readXAddress, answering(
    (errand) => xAccounts.addressFor(errand),
    ({ address, pending }, _, ask): TabMessage => ({ type: 'XAddressRead', ask, pending, secretRef: secrets.hold(address) }),
    (failure, _, ask): TabMessage => ({ type: 'XAddressNotRead', ask, failure }),
  )),
  /** What is pending is stored by now. After a reload the address is gone, and nobody is led away again. */
  leaveForX: acting<{ readonly secretRef: number }, TabMessage>(xSignInEffects.leaveForX, ({ secretRef }) => {
    const address = secrets.take(secretRef)
    if (address !== null) navigator.leave(address)
  }),
  /** Code and state are given away once: where a reload came between, nothing is posted (SES-10). */
  postX: acting(xSignInEffects.postX, ({ errand, returned }, { ask, say }: TabAsked) => {
    const [code, state] = [secrets.take(returned.codeRef), secrets.take(returned.stateRef)]
    if (code === null || state === null) return say({ type: 'XNotAccepted', ask, failure: malformed })
    const post = errand.purpose === 'bind' ? TE.map(() => null)(xAccounts.bind({ code, state }, errand)) : xAccounts.signIn({ code, state })
    void post().then(async (posted) => {
      if (E.isLeft(posted)) return say({ type: 'XNotAccepted', ask, failure: posted.left })
      if (posted.right !== null) await arrive(posted.right)
      return say({ type: 'XAccepted', ask })
    })
  }),
})

export const makeQrSignInEffects = ({ ports: { qrCodes }, secrets, arrive }: Needs) => ({
  readQrCode: acting(qrSignInEffects.readQrCode, answering(
    () => qrCodes.read(),
    (code, _, ask): TabMessage => ({ type: 'QrCodeRead', ask, secretRef: secrets.hold(code) }),
    (failure, _, ask): TabMessage => ({ type: 'QrCodeNotRead', ask, failure }),
  )),
  askQr: acting(qrSignInEffects.askQr, ({ secretRef }, { ask, say }: TabAsked) => {
    const code = secrets.look(secretRef)
    // After a reload the code is gone: nobody can be let in by it any more.
    if (code === null) return say({ type: 'QrStatusRead', ask, status: 'expired' })
    let isOver = false
    void qrCodes.turnOf(code)().then(async (turn) => {
      // Whoever put the code away meanwhile does not want to be let in by it any more.
      if (isOver) return
      if (E.isLeft(turn)) return say({ type: 'QrStatusNotRead', ask, failure: turn.left })
      if (turn.right.status !== 'letIn') return say({ type: 'QrStatusRead', ask, status: turn.right.status })
      await arrive(turn.right.arrival)
      return say({ type: 'QrLetIn', ask })
    })
    return () => { isOver = true }
  }),
})
