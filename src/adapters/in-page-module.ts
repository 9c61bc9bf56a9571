import { ContainerModule } from 'inversify'
import type { Ports } from '../application/ports'
import { makeLogStore } from './browser/log-store'
import { makeObjectShelf } from './browser/object-shelf'
import { browserChannel } from './browser/tabs.drivers'
import { ownNetwork } from './simulator/page/own-network'
import { makePageFiles } from './simulator/page/page-files'
import { pageProviders } from './simulator/page/page-providers'
import type { Providers } from './simulator/providers'
import { T, type Hosts } from './tokens'

/** Of the town, in every browser that has none yet. */
const SEED = 1

/** The simulator in this browser in place of a network: the tab that leads hosts it, and its world is stored here. */
export const inPageModule = new ContainerModule(({ bind }) => {
  bind(T.providers).toResolvedValue(
    (clock: Ports['clock'], random: Ports['random'], tabs: Ports['tabs']) => pageProviders({
      clock, random, role$: tabs.role$, channel: browserChannel('loop-world'), seed: SEED, mode: 'production', pace: 1, origin: location.origin,
      store: makeLogStore({ clock, name: 'loop-world', durability: 'strict' }),
    }), [T.clock, T.random, T.tabs]).inSingletonScope()
  bind(T.http).toResolvedValue((providers: Providers) => providers.http, [T.providers])
  bind(T.sockets).toResolvedValue((providers: Providers) => providers.sockets, [T.providers])
  bind(T.network).toConstantValue(ownNetwork)
  bind(T.fileStore).toResolvedValue(
    (clock: Ports['clock'], { http }: Hosts) => makePageFiles({
      shelf: makeObjectShelf({ clock, name: 'loop-objects' }), channel: browserChannel('loop-objects'), origin: http,
    }),
    [T.clock, T.hosts]).inSingletonScope()
})
