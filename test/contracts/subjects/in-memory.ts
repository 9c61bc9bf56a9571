import { makeSimulatorConversations } from '../../../src/adapters/im/simulator/conversations'
import { inMemoryProviders } from '../../../src/adapters/simulator/in-memory'
import { makeNetworkFaults } from '../../../src/adapters/simulator/network-faults'
import { Secret } from '../../../src/application/ports/browser/vault'
import { makeClient, right } from '../../adapters/support/client'
import { makeFakeClock } from '../../adapters/support/fake-clock'
import { countingRandom } from '../../adapters/support/memory-ports'
import { simulatorCalls } from '../../../src/adapters/wire/calls/simulator-calls'
import type { MakeContractSubject } from '../contract-subject'

const ORIGIN = 'http://localhost:1'

type ChatService = NonNullable<Parameters<typeof makeClient>[0]['chatService']>

/** The simulator in this process on a fake clock. Each browser uses the chat service that `chatService` returns. */
export const inMemorySubjectWith =
  (chatService: () => () => ChatService): MakeContractSubject =>
  async () => {
    const ofBrowser = chatService()
    const clock = makeFakeClock()
    const providers = inMemoryProviders({ clock, random: countingRandom('s'), seed: 1, mode: 'testing' })
    let browsers = 0
    const browser = () => {
      const weather = makeNetworkFaults(clock)
      const client = makeClient({
        http: weather.http(providers.http),
        sockets: weather.sockets(providers.sockets),
        origin: ORIGIN,
        clock,
        random: countingRandom(`b${(browsers += 1)}-`),
        chatService: ofBrowser(),
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

export const inMemorySubject: MakeContractSubject = inMemorySubjectWith(() => () => makeSimulatorConversations)
