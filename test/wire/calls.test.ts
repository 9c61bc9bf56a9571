import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { HttpDriver } from '../../src/adapters/rest/client/http-driver'
import { makeFakeSockets } from '../adapters/support/fake-sockets'
import { countingRandom } from '../adapters/support/memory-ports'
import { callRows } from './calls'
import { adaptersOver, ORIGIN, signedIn, TOKEN } from './support/adapters'
import { differenceOf } from './support/compare'
import type { CallRow, Json, Request as Literal } from './support/call-row'
import { callerIn, playedIn } from './support/scene'
import { WireTown } from './support/simulated-town'
import { declaredCalls, rowsOf } from './support/wire'

const named = callRows.map(
  (row) =>
    [
      `${row.proves} ${row.request.method} ${row.request.path} ${JSON.stringify(row.request.query ?? row.request.body ?? {})}`.trim(),
      row,
    ] as const,
)

/** A request that the client has sent. */
interface Sent {
  readonly request: Omit<Literal, 'token'>
  readonly headers: Readonly<Record<string, string>>
}

const sentBy = async (request: Request): Promise<Sent> => {
  const { origin, pathname, searchParams } = new URL(request.url)
  expect(origin).toBe(ORIGIN)
  const text = await request.text()
  const method = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((one) => one === request.method) ?? 'GET'
  return {
    headers: Object.fromEntries(request.headers),
    request: {
      method,
      path: pathname,
      ...(searchParams.size === 0 ? {} : { query: Object.fromEntries(searchParams) }),
      ...(text === '' ? {} : { body: JSON.parse(text) }),
    },
  }
}

/** An HTTP driver that takes each response from `row` and records the requests. */
const recorder = (row: CallRow) => {
  const sent: Sent[] = []
  const answerTo = ({ request: { method, path } }: Sent): Json => {
    if (method === row.request.method && path === row.request.path) return row.answer
    return row.before !== undefined && path in row.before
      ? (row.before[path] ?? null)
      : (callRows.find((one) => one.request.method === method && one.request.path === path)?.answer ?? null)
  }
  const http: HttpDriver = async (request) => {
    const one = await sentBy(request)
    sent.push(one)
    return Response.json({ code: 0, msg: '', data: answerTo(one) })
  }
  return { sent, http }
}

describe('Every REST request of the specs', () => {
  it.each(named)('the client sends the request %s exactly as specified, and reads the response', async (_name, row) => {
    const { sent, http } = recorder(row)
    const client = await signedIn(adaptersOver({ http, sockets: makeFakeSockets().driver, id: countingRandom().id }))
    const asked = row.asks(client)()
    await client.clock.advance(1_000)
    const read = await asked
    const { token, ...printed } = row.request
    const mine = sent.filter(({ request: { method, path } }) => method === printed.method && path === printed.path)
    expect(mine.map(({ request }) => request)).toEqual([printed])
    // spec 1 §7: exactly these headers. All API calls except the sign-in posts also have the token.
    expect(mine[0]?.headers).toEqual({
      platform: 'web',
      'area-language': 'en',
      'display-language': 'en',
      ...(token ? { token: TOKEN } : {}),
      ...(printed.body === undefined ? {} : { 'content-type': 'application/json' }),
    })
    expect({ read }).toMatchObject({ read: E.right(row.reads) })
  })

  it.each(named)(
    'the simulator accepts the request %s and responds with the specified fields',
    async (_name, { request, answer, inTown, given }) => {
      const town = new WireTown()
      const scene = (await inTown?.(town)) ?? {}
      const { status, json } = await town.take(playedIn(request, scene), await callerIn(town, scene))
      expect([status, json]).toMatchObject([200, { code: 0, msg: '', ...(given === undefined ? {} : { data: given }) }])
      expect(differenceOf({ data: answer }, json, 'answer')).toEqual([])
    },
  )

  it('R1-240 R1-238 the headers of a REST request name the partner, the platform and both languages', async () => {
    const { http, sent } = recorder({
      proves: '',
      source: '',
      request: { method: 'GET', path: '/', token: true },
      answer: null,
      asks: ({ profiles }) => profiles.own(),
    })
    const client = await signedIn(
      adaptersOver({
        http,
        sockets: makeFakeSockets().driver,
        id: countingRandom().id,
        whence: { platform: 'h5', areaLanguage: 'zh', displayLanguage: 'zh', partnerId: 'p-1' },
      }),
    )
    await client.profiles.own()()
    expect(sent[0]?.headers).toEqual({
      platform: 'h5',
      'area-language': 'zh',
      'display-language': 'zh',
      token: TOKEN,
      'partner-id': 'p-1',
    })
  })

  it('R1-239 the simulator refuses a REST request without a token with status 401, unless the request begins a sign-in or proves an endpoint', async () => {
    const town = new WireTown()
    const guarded = callRows.filter(({ request: { method, path, token } }) => token && !OPEN.has(`${method} ${path}`))
    const refused = await Promise.all(
      guarded.map(async ({ request }) => [request.path, await town.take(request, null)]),
    )
    expect(refused).toMatchObject(guarded.map(({ request: { path } }) => [path, { status: 401, json: { code: 401 } }]))
  })
})

/** GET routes that begin a sign-in, before a token exists, and a route of the service worker, which has none. */
const OPEN: ReadonlySet<string> = new Set([
  'POST /api/push/renew',
  'GET /api/passkey/challenge',
  'GET /api/loop_login/get_wallet_message_to_sign',
  'GET /api/loop_login/metamask_wallet_message_to_sign',
  'GET /api/partner/y_token',
  'GET /api/x/login',
  'GET /api/qrcode/code',
])

describe('The table of REST requests', () => {
  it('the rows of the table cover every call of the REST API that the wire declares', () => {
    expect(declaredCalls.length).toBeGreaterThan(80)
    expect(declaredCalls.filter((declared) => rowsOf(declared, callRows).length === 0)).toEqual([])
  })

  it('the table contains only REST requests that the wire declares', () => {
    expect(
      callRows
        .filter((row) => !declaredCalls.some((declared) => rowsOf(declared, [row]).length > 0))
        .map(({ request }) => `${request.method} ${request.path}`),
    ).toEqual([])
  })
})
