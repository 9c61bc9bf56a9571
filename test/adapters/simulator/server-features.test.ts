import { makeReaderLanguages } from '../../../src/adapters/simulator/refusal-texts/reader-languages'
import { describe, expect, it } from 'vitest'
import { serverFeatures } from '../../../src/adapters/simulator/features'
import { declaredRoutes } from '../../../src/adapters/simulator/http-api'
import { inMemoryProviders } from '../../../src/adapters/simulator/in-memory'
import { noRateLimit } from '../../../src/adapters/simulator/rate-limits'
import type { RouteDeps } from '../../../src/adapters/simulator/routes/route-builder'
import { makeFakeClock } from '../support/fake-clock'
import { countingRandom } from '../support/memory-ports'
import { sourcesUnder } from '../../support/source-files'

const routesWith = (deps: Pick<RouteDeps, 'mode' | 'inbox'>): readonly string[] => {
  const random = countingRandom()
  return declaredRoutes({
    ...deps,
    host: inMemoryProviders({ clock: makeFakeClock(), random, seed: 1, mode: 'testing' }).host(),
    limiter: noRateLimit,
    readers: makeReaderLanguages(),
    originOf: () => null,
    people: { setPace: () => undefined },
    cspReports: () => ({ count: 0, list: [] }),
    roomPasses: { issue: () => null },
    passes: { issue: () => Promise.reject(new Error('no pass')), expireAll: () => undefined },
  })
}

describe('The server features', () => {
  it('there are as many server features as files named *.server.ts or *-routes.ts', () => {
    const files = [
      ...sourcesUnder('src/adapters/simulator/features').filter((file) => file.endsWith('.server.ts')),
      ...sourcesUnder('src/adapters/simulator/routes').filter((file) => file.endsWith('-routes.ts')),
    ]
    expect(files.length).toBeGreaterThan(30)
    expect(serverFeatures.length).toBe(files.length)
  })

  it('each route path of the server features matches only one route', () => {
    const routes = routesWith({ mode: 'testing', inbox: true })
    const patterns = routes.map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`))
    const shared = routes.filter((route) => patterns.filter((pattern) => pattern.test(route)).length > 1)
    expect(shared).toEqual([])
  })

  it('in production, the server features have no test controls that act on other people', () => {
    const testing = routesWith({ mode: 'testing', inbox: true }).filter((route) => route.includes(' /simulator/'))
    const shared = routesWith({ mode: 'production', inbox: true }).filter((route) => route.includes(' /simulator/'))
    expect(testing.length).toBeGreaterThan(shared.length)
    expect(shared.sort()).toEqual([
      'GET /simulator/inbox',
      'GET /simulator/x/accounts',
      'POST /simulator/act',
      'POST /simulator/x/answer',
    ])
    expect(routesWith({ mode: 'production', inbox: false }).filter((one) => one.includes(' /simulator/'))).toEqual([])
  })
})
