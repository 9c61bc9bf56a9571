import type { Ports } from '../application/ports'
import { unreachable } from '../domain/kernel/failure'
import { fetched, latePort } from './fetched'
import type { QrCodesDeps } from './rest/qr-codes'
import type { RestClient } from './rest/rest-client'
import type { XAccountsDeps } from './rest/x-accounts'

const load = fetched(() => import('./rest/other-ways'))
/** Few people sign in these ways: what they need is not in the first load. */
export const xAccountsWhenWanted = (deps: XAccountsDeps): Ports['xAccounts'] => latePort(async () => (await load()).makeXAccounts(deps), unreachable)
export const qrCodesWhenWanted = (deps: QrCodesDeps): Ports['qrCodes'] => latePort(async () => (await load()).makeQrCodes(deps), unreachable)
export const xPageWhenWanted = (rest: RestClient, origin: string): NonNullable<Ports['xPage']> =>
  latePort(async () => (await load()).makeXPage(rest, origin), unreachable)

/** Read where a code that was mailed is waited for. */
export const mailboxWhenWanted = (rest: RestClient): NonNullable<Ports['mailbox']> => latePort(async () => (await load()).makeMailbox(rest), unreachable)

/** Fetched with the first sound: nothing is heard where it cannot be had. */
export const soundsWhenWanted = (): Ports['sounds'] => {
  const sounds = fetched(async () => (await import('./browser/sounds')).makeSounds())
  return { message: () => { void sounds().then((made) => made.message(), () => undefined) } }
}
