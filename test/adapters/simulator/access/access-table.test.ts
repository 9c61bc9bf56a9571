import { makeReaderLanguages } from '../../../../src/adapters/simulator/refusal-texts/reader-languages'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { routeName, type AccessRow } from '../../../../src/adapters/simulator/access/access-row'
import { accessRowOf, accessTable, countFrame } from '../../../../src/adapters/simulator/access/access-table'
import { featureFrameHandlers, serverFeatures } from '../../../../src/adapters/simulator/features'
import { declaredRoutes, makeHttpApi } from '../../../../src/adapters/simulator/http-api'
import { inMemoryProviders } from '../../../../src/adapters/simulator/in-memory'
import { noRateLimit, RATE_LIMITS } from '../../../../src/adapters/simulator/rate-limits'
import type { RouteBuilder, RouteDeps } from '../../../../src/adapters/simulator/routes/route-builder'
import { ImRequest } from '../../../../src/adapters/wire/frames/im-frame'
import { RtcRequest } from '../../../../src/adapters/wire/frames/rtc-frame'
import { saidRows } from '../../../wire/frames'
import { unboundedIn } from '../../../wire/support/unbounded'
import { makeFakeClock } from '../../support/fake-clock'
import { countingRandom } from '../../support/memory-ports'
import { FEATURE_FRAMES, IM_ROWS, RTC_DATA } from './frames'
import { ROUTES } from './routes'

const host = inMemoryProviders({ clock: makeFakeClock(), random: countingRandom(), seed: 1, mode: 'testing' }).host()
const deps: RouteDeps = {
  host,
  mode: 'testing',
  inbox: true,
  limiter: noRateLimit,
  readers: makeReaderLanguages(),
  originOf: () => null,
  people: { setPace: () => undefined },
  cspReports: () => ({ count: 0, list: [] }),
  roomPasses: { issue: () => null },
  passes: { issue: () => Promise.reject(new Error('no pass')), expireAll: () => undefined },
}
/** The routes that the real router serves. */
const routes = declaredRoutes(deps)
/** The codec with which each route decodes its input. */
const inputs = new Map<string, t.Mixed>()
const recorder: RouteBuilder = {
  public: (call) => void inputs.set(routeName(call), call.input),
  authenticated: (call) => void inputs.set(routeName(call), call.input),
}
for (const feature of serverFeatures) feature.routes?.(recorder, deps)

/** The frames that the server handles. */
const frames = [
  ...saidRows.filter(({ line }) => line === 'ws').map(({ frame: { event } }) => `ws ${event}`),
  ...[...featureFrameHandlers.keys()].map((event) => `ws ${event}`),
  ...ImRequest.types.map(({ name }) => `im ${name}`),
  ...RtcRequest.types.map(({ name }) => `rtc ${name}`),
]
const isRoute = ({ name }: AccessRow): boolean => /^[A-Z]+ \//.test(name) && name !== 'POST /csp-report'
const isFrame = ({ name }: AccessRow): boolean => /^(?:ws|im|rtc) /.test(name)
const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort()

describe('The access table', () => {
  it('has one row for each route and each frame of the server, and no other rows but those of requests', () => {
    const names = accessTable.map(({ name }) => name)
    expect([routes.length > 200, frames.length > 25]).toEqual([true, true])
    expect(sorted(names)).toEqual([...names].sort())
    expect(sorted(accessTable.filter(isRoute).map(({ name }) => name))).toEqual(sorted(routes))
    expect(sorted(accessTable.filter(isFrame).map(({ name }) => name))).toEqual(sorted(frames))
    expect(accessTable.filter((row) => !isRoute(row) && !isFrame(row)).map(({ name }) => name)).toEqual([
      'GET object',
      'PUT object',
      'POST /csp-report',
      'GET page',
      'GET preview',
      'GET calendar',
      'GET socket',
      'call without a route',
    ])
  })

  it('the server does not start with a route that has no row', () => {
    expect(() => accessRowOf('GET /api/new')).toThrow('GET /api/new has no row in the access table')
  })

  it.each(accessTable.map((row) => [row.name, row] as const))(
    'the row of %s names who may call, the bounds of the input, an allowance and a cost that the allowance can pay',
    (name, { who, bounds, allowance, cost }) => {
      const { account, address } = RATE_LIMITS[allowance]
      expect([who.length > 0, cost > 0, cost <= Math.min(account?.burst ?? cost, address.burst)]).toEqual([
        true,
        true,
        true,
      ])
      expect(typeof bounds === 'number' ? [] : unboundedIn(bounds)).toEqual([])
      expect(inputs.get(name) ?? bounds).toBe(bounds)
    },
  )

  it('the frames of features are decoded with the codecs of their rows', () => {
    for (const [event, { input }] of featureFrameHandlers) expect(accessRowOf(`ws ${event}`).bounds).toBe(input)
  })

  it('each route and each frame that depends on its caller is tried by each kind of user', () => {
    expect(ROUTES.map(([route]) => route).sort()).toEqual([...routes].sort())
    expect(sorted(['login', 'ping', ...IM_ROWS.map(({ event }) => event)])).toEqual(
      sorted(ImRequest.types.map(({ name }) => name)),
    )
    expect(sorted(Object.keys(FEATURE_FRAMES))).toEqual(sorted(featureFrameHandlers.keys()))
    expect(sorted(Object.keys(RTC_DATA))).toEqual(sorted(RtcRequest.types.map(({ name }) => name)))
  })
})

describe('The server', () => {
  it.each(accessTable.filter(isRoute))(
    'takes the cost of a call to $name from the allowance of its row',
    async (row) => {
      const taken: unknown[] = []
      const api = makeHttpApi({
        ...deps,
        limiter: {
          take: (name, address, xid, cost) => {
            taken.push([name, address, xid, cost])
            return false
          },
        },
      })
      const [method = '', path = ''] = row.name.split(' ')
      const { status } = await api(
        new Request(`http://town.example${path.replace(/:\w+/, 'x')}`, { method }),
        '192.0.2.1',
      )
      expect([status, taken]).toEqual([429, [[row.allowance, '192.0.2.1', null, row.cost]]])
    },
  )

  it.each(accessTable.filter(isFrame))('takes the cost of the frame $name from the allowance of its row', (row) => {
    const taken: string[] = []
    const limiter = {
      take: (name: string) => {
        taken.push(name)
        return name !== row.allowance
      },
    }
    const [socket = '', event = ''] = row.name.split(' ')
    if (socket !== 'ws' && socket !== 'im' && socket !== 'rtc') throw new Error('no socket')
    const verdict = countFrame(limiter, socket, event, null, null, null)
    expect([verdict, taken.at(-1)]).toEqual([taken.length === 1 ? 'flood' : 'tooMany', row.allowance])
    expect(countFrame({ take: () => true }, socket, event, null, null, null)).toBe('allowed')
  })

  it('an invitation of many people costs more than an invitation of one person', () => {
    const { more } = accessRowOf('POST /api/groupchat/invite_user')
    expect([more({ gid: '1', xids: ['x'] }) < more({ gid: '1', xids: Array(100).fill('x') }), more('x')]).toEqual([
      true,
      0,
    ])
  })
})
