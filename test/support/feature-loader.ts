import 'reflect-metadata'
import { Container } from 'inversify'
import { makeFeatureLoader } from '../../src/adapters/features/feature-loader'
import type { RestClient } from '../../src/adapters/rest/client/rest-client'
import { TOKENS, type CurrentSession } from '../../src/adapters/tokens'
import type { Ports } from '../../src/application/ports'
import type { FeatureLoader } from '../../src/application/ports/feature-loader'
import type { Settings } from '../../src/application/ports/browser/settings'

interface Bound extends Pick<Ports, 'random' | 'signer' | 'spacePorts'> {
  readonly rest: RestClient
  readonly feed: Ports['liveFeed']
  readonly settings: Settings
  readonly currentSession: CurrentSession
}

/** Loads the product's features with their real adapters, over the test's client. */
export const featureLoaderOver = ({
  rest,
  feed,
  random,
  signer,
  settings,
  currentSession,
  spacePorts,
}: Bound): FeatureLoader => {
  const container = new Container()
  container.bind(TOKENS.rest).toConstantValue(rest)
  container.bind(TOKENS.liveFeed).toConstantValue(feed)
  container.bind(TOKENS.random).toConstantValue(random)
  container.bind(TOKENS.signer).toConstantValue(signer)
  container.bind(TOKENS.settings).toConstantValue(settings)
  container.bind(TOKENS.currentSession).toConstantValue(currentSession)
  container.bind(TOKENS.spacePorts).toConstantValue(spacePorts)
  container
    .bind(TOKENS.hosts)
    .toConstantValue({ http: 'http://town.example', ws: 'ws://town.example', storage: null, pictures: [] })
  return makeFeatureLoader(container)
}
