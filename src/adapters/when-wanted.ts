import type { Ports } from '../application/ports'
import { unreachable, type Failure } from '../domain/kernel/failure'
import { calling, fetched } from './fetched'
import type { QrCodesDeps } from './rest/qr-codes'
import type { RestClient } from './rest/rest-client'
import type { XAccountsDeps } from './rest/x-accounts'

const load = fetched(() => import('./rest/other-ways'))
type OtherWays = Awaited<ReturnType<typeof load>>

const otherWay = <P>(make: (ways: OtherWays) => P) => calling<P, Failure>(fetched(async () => make(await load())), unreachable)

/** Few people sign in these ways: what they need is not in the first load. */
export const xAccountsWhenWanted = (deps: XAccountsDeps): Ports['xAccounts'] => {
  const x = otherWay(({ makeXAccounts }) => makeXAccounts(deps))
  return {
    addressFor: (errand) => x((port) => port.addressFor(errand)),
    signIn: (back) => x((port) => port.signIn(back)),
    bind: (back, errand) => x((port) => port.bind(back, errand)),
  }
}

export const qrCodesWhenWanted = (deps: QrCodesDeps): Ports['qrCodes'] => {
  const qr = otherWay(({ makeQrCodes }) => makeQrCodes(deps))
  return {
    read: () => qr((port) => port.read()),
    turnOf: (code) => qr((port) => port.turnOf(code)),
    lookUp: (code) => qr((port) => port.lookUp(code)),
    answer: (code, approves) => qr((port) => port.answer(code, approves)),
  }
}

export const xPageWhenWanted = (rest: RestClient, origin: string): NonNullable<Ports['xPage']> => {
  const page = otherWay(({ makeXPage }) => makeXPage(rest, origin))
  return {
    accounts: () => page((port) => port.accounts()),
    answer: (state, handle) => page((port) => port.answer(state, handle)),
  }
}

/** Read where a code that was mailed is waited for. */
export const mailboxWhenWanted = (rest: RestClient): NonNullable<Ports['mailbox']> => {
  const mail = otherWay(({ makeMailbox }) => makeMailbox(rest))
  return { mailTo: (email) => mail((port) => port.mailTo(email)) }
}

/** Fetched with the first sound: nothing is heard where it cannot be had. */
export const soundsWhenWanted = (): Ports['sounds'] => {
  const sounds = fetched(async () => (await import('./browser/sounds')).makeSounds())
  return { message: () => { void sounds().then((made) => made.message(), () => undefined) } }
}
