import { makeRestClient, type RestClient } from '../../../src/adapters/rest/client/rest-client'
import { Secret } from '../../../src/application/ports/browser/vault'
import { SessionId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { makeFakeClock } from './fake-clock'
import { memoryVault } from './memory-ports'

const session = made(SessionId, 'session-1')

/** A signed-in client. `answer` returns the response for an address, or `undefined` for no response. */
export const stubRest = async (answer: (url: URL) => unknown): Promise<RestClient> => {
  const vault = memoryVault()
  await vault.keep(session, new Secret('tok'))
  return makeRestClient({
    http: (request) => {
      const data = answer(new URL(request.url))
      return data === undefined
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve(Response.json({ code: 0, msg: '', data }))
    },
    origin: 'https://api.example',
    clock: makeFakeClock(),
    vault,
    currentSession: () => session,
    whence: () => ({ platform: 'h5', areaLanguage: 'en', displayLanguage: 'en', partnerId: null }),
  })
}
