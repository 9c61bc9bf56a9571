import type { Ports } from '../../application/ports'
import { unreachable } from '../../domain/kernel/failure'
import { loadOnce, lazyPort } from './lazy-port'
import type { QrCodesDeps } from '../rest/sign-in/qr-codes'
import type { RestClient } from '../rest/client/rest-client'
import type { XAccountsDeps } from '../rest/sign-in/x-accounts'

const load = loadOnce(() => import('../rest/sign-in/other-sign-in'))
/** Sign-in ports that few members use. The code of these ports stays out of the first load. */
export const lazyXAccounts = (deps: XAccountsDeps): Ports['xAccounts'] =>
  lazyPort(async () => (await load()).makeXAccounts(deps), unreachable)
export const lazyQrCodes = (deps: QrCodesDeps): Ports['qrCodes'] =>
  lazyPort(async () => (await load()).makeQrCodes(deps), unreachable)
export const lazyXPage = (rest: RestClient, origin: string): NonNullable<Ports['xPage']> =>
  lazyPort(async () => (await load()).makeSimulatedXPage(rest, origin), unreachable)

/** The simulated server's mail, from which the sign-in page reads an emailed code, and its acts for developers. */
export const lazySimulator = (rest: RestClient): NonNullable<Ports['simulator']> =>
  lazyPort(async () => (await load()).makeSimulator(rest), unreachable)

/** Sounds whose code loads with the first sound. If the code cannot load, no sound is played. */
export const lazySounds = (): Ports['sounds'] => {
  const sounds = loadOnce(async () => (await import('../browser/media/sounds')).makeSounds())
  return {
    message: () => {
      void sounds().then(
        (made) => made.message(),
        () => undefined,
      )
    },
  }
}
