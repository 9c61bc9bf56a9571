import { ContainerModule } from 'inversify'
import type { Ports } from '../../../application/ports'
import { makeClock, pageClock } from '../../browser/time/clock'
import { makeLogStore } from '../../browser/storage/log-store'
import { makeBlobStore } from '../../browser/storage/blob-store'
import { browserChannel } from '../../browser/tabs/tabs.drivers'
import { httpThroughSeam } from '../../faults/fault-seam'
import { filesThroughSeam } from '../../faults/files-through-seam'
import { socketsThroughSeam } from '../../faults/sockets-through-seam'
import { alwaysOnline } from './always-online'
import { makeBrowserFileStore } from './browser-file-store'
import { browserHostProviders } from './browser-host'
import { noReleases } from './no-releases'
import { SERVER_FILES, SERVER_STATE } from './server-stores'
import type { ProviderDrivers } from '../providers'
import { TOKENS, type ProviderHosts } from '../../tokens'

/** The clock of the browser as it was at first. Faults of the device's clock do not change the server's clock. */
const realNow = Date.now

/** The seed of the server state in a browser that has no stored state. */
const SEED = 1

/**
 * Runs the simulator in this browser in place of a network. The leader tab hosts the simulator and stores its log in
 * the browser's log store.
 */
export const browserHostModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.providers)
    .toResolvedValue(
      (random: Ports['random'], tabs: Ports['tabs']) => {
        const clock = makeClock({ ...pageClock, nowMs: () => realNow() })
        return browserHostProviders({
          clock,
          random,
          role$: tabs.role$,
          channel: browserChannel(SERVER_STATE),
          seed: SEED,
          mode: 'production',
          pace: 1,
          origin: location.origin,
          store: makeLogStore({ clock, name: SERVER_STATE, durability: 'strict' }),
        })
      },
      [TOKENS.random, TOKENS.tabs],
    )
    .inSingletonScope()
  bind(TOKENS.http).toResolvedValue((providers: ProviderDrivers) => httpThroughSeam(providers.http), [TOKENS.providers])
  bind(TOKENS.sockets).toResolvedValue(
    (providers: ProviderDrivers) => () => Promise.resolve(socketsThroughSeam(providers.sockets)),
    [TOKENS.providers],
  )
  bind(TOKENS.network).toConstantValue(alwaysOnline)
  bind(TOKENS.releases).toConstantValue(noReleases)
  bind(TOKENS.fileStore)
    .toResolvedValue(
      (clock: Ports['clock'], { http }: ProviderHosts) =>
        filesThroughSeam(
          makeBrowserFileStore({
            shelf: makeBlobStore({ clock, name: SERVER_FILES }),
            channel: browserChannel(SERVER_FILES),
            origin: http,
          }),
        ),
      [TOKENS.deviceClock, TOKENS.hosts],
    )
    .inSingletonScope()
})
