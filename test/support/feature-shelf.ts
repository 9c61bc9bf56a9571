import 'reflect-metadata'
import { Container } from 'inversify'
import { featureShelf } from '../../src/adapters/feature-shelf'
import type { RestClient } from '../../src/adapters/rest/rest-client'
import type { SocketDriver } from '../../src/adapters/socket/socket-driver'
import { T, type CurrentSession } from '../../src/adapters/tokens'
import type { Ports } from '../../src/application/ports'
import type { FeatureShelf } from '../../src/application/ports/features'
import type { Settings } from '../../src/application/ports/settings'

interface Bound extends Pick<Ports, 'clock' | 'random' | 'signer'> {
  readonly rest: RestClient
  readonly feed: Ports['liveFeed']
  readonly settings: Settings
  readonly sockets: SocketDriver
  readonly currentSession: CurrentSession
}

/** The features of the product with their real adapters, over what a test has made. */
export const shelfOver = ({ rest, feed, clock, random, signer, settings, sockets, currentSession }: Bound): FeatureShelf => {
  const container = new Container()
  container.bind(T.rest).toConstantValue(rest)
  container.bind(T.liveFeed).toConstantValue(feed)
  container.bind(T.clock).toConstantValue(clock)
  container.bind(T.random).toConstantValue(random)
  container.bind(T.signer).toConstantValue(signer)
  container.bind(T.settings).toConstantValue(settings)
  container.bind(T.sockets).toConstantValue(sockets)
  container.bind(T.currentSession).toConstantValue(currentSession)
  container.bind(T.hosts).toConstantValue({ http: 'http://town.example', ws: 'ws://town.example', storage: null, pictures: [] })
  return featureShelf(container)
}
