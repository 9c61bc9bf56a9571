import { makeSimulatorConversations } from '../../../src/adapters/im/simulator/conversations'
import { inPageProviders } from '../../../src/adapters/simulator/in-page'
import { makeWeather } from '../../../src/adapters/simulator/weather'
import { Secret } from '../../../src/application/ports/vault'
import { makeClient, right } from '../../adapters/support/client'
import { handClock } from '../../adapters/support/hand-clock'
import { countingRandom } from '../../adapters/support/memory-ports'
import { simulatorCalls } from '../../../src/adapters/wire/simulator-calls'
import type { MakeBench } from '../bench'

const ORIGIN = 'http://localhost:1'

type ChatService = NonNullable<Parameters<typeof makeClient>[0]['chatService']>

/** The simulator in this page, under a clock moved by hand; each browser reaches its chat as `chatService` says. */
export const inPageBenchWith = (chatService: () => () => ChatService): MakeBench => async () => {
  const ofBrowser = chatService()
  const clock = handClock()
  const providers = inPageProviders({ clock, random: countingRandom('s'), seed: 1, mode: 'testing' })
  let browsers = 0
  const browser = () => {
    const weather = makeWeather(clock)
    const client = makeClient({
      http: weather.http(providers.http), sockets: weather.sockets(providers.sockets),
      origin: ORIGIN, clock, random: countingRandom(`b${browsers += 1}-`), chatService: ofBrowser(),
    })
    return { ...client, weather }
  }
  const lever = browser()
  return {
    browser,
    kick: async (email) => { await right(lever.rest.call(simulatorCalls.kick, { email })) },
    partnerToken: async (partner_id, name) => new Secret((await right(lever.rest.call(simulatorCalls.partnerToken, { partner_id, name }))).access_token),
    expire: async (email) => { await right(lever.rest.call(simulatorCalls.expire, { email })) },
    pass: clock.advance,
    close: async () => undefined,
  }
}

export const inPageBench: MakeBench = inPageBenchWith(() => () => makeSimulatorConversations)
