import { makeNetworkFaults } from '../../../src/adapters/simulator/network-faults'
import { simulatorCalls } from '../../../src/adapters/wire/calls/simulator-calls'
import { makeFakePages } from '../../adapters/simulator/browser-host/fake-pages'
import { Secret } from '../../../src/application/ports/browser/vault'
import { makeClient, right } from '../../adapters/support/client'
import { countingRandom } from '../../adapters/support/memory-ports'
import type { MakeContractSubject } from '../contract-subject'

/** The simulator of the standalone profile, reached from the page that hosts it or from another page. */
export const browserHostSubject =
  (where: 'host' | 'guest'): MakeContractSubject =>
  async () => {
    const { clock, open } = makeFakePages()
    const host = open('leader')
    let browsers = 0
    const browser = () => {
      const weather = makeNetworkFaults(clock)
      const { http, sockets } = where === 'host' ? host : open('follower')
      const client = makeClient({
        http: weather.http(http),
        sockets: weather.sockets(sockets),
        origin: 'https://simulator.invalid',
        clock,
        random: countingRandom(`b${(browsers += 1)}-`),
      })
      return { ...client, weather }
    }
    const lever = browser()
    return {
      browser,
      kick: async (email) => {
        await right(lever.rest.call(simulatorCalls.kick, { email }))
      },
      partnerToken: async (partner_id, name) =>
        new Secret((await right(lever.rest.call(simulatorCalls.partnerToken, { partner_id, name }))).access_token),
      expire: async (email) => {
        await right(lever.rest.call(simulatorCalls.expire, { email }))
      },
      pass: clock.advance,
      close: async () => undefined,
    }
  }
