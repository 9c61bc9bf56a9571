import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { Secret } from '../../../src/application/ports/browser/vault'
import { SessionId } from '../../../src/domain/kernel/ids'
import { makeGroups } from '../../../src/adapters/rest/groups'
import type { HttpDriver } from '../../../src/adapters/rest/client/http-driver'
import { makeRestClient } from '../../../src/adapters/rest/client/rest-client'
import { accountCalls } from '../../../src/adapters/wire/calls/account-calls'
import { groupListCalls } from '../../../src/adapters/wire/calls/group-calls'
import { platformForWidth } from '../../../src/adapters/wire/codecs/headers'
import { made } from '../../support/builders/made'
import { makeFakeClock } from '../support/fake-clock'
import { memoryVault } from '../support/memory-ports'

const sessionId = made(SessionId, 'session-1')

type Answer = () => Response | Promise<Response>
const ok =
  (data: unknown): Answer =>
  () =>
    Response.json({ code: 0, msg: '', data })
const status =
  (code: number): Answer =>
  () =>
    new Response('<html>', { status: code })
const nothing: Answer = () => Promise.reject(new TypeError('no network'))
const never: Answer = () => new Promise(() => undefined)

const setUp = async (answers: readonly Answer[], partnerId: string | null = null) => {
  const clock = makeFakeClock()
  const vault = memoryVault()
  await vault.keep(sessionId, new Secret('tok'))
  const requests: Request[] = []
  const is: { in: SessionId | null } = { in: sessionId }
  const http: HttpDriver = async (request) => {
    requests.push(request)
    return (answers[requests.length - 1] ?? never)()
  }
  const rest = makeRestClient({
    http,
    origin: 'https://api.example',
    clock,
    vault,
    currentSession: () => is.in,
    whence: () => ({ platform: 'h5', areaLanguage: 'zh', displayLanguage: 'en', partnerId }),
  })
  const expired: unknown[] = []
  rest.expired$.subscribe((fact) => {
    expired.push(fact)
  })
  return { clock, vault, rest, requests, expired, is }
}
const list = { list: [], total: 0 }

describe('An API call', () => {
  it('R1-238 R1-239 an API call has its origin and its token in headers, never in the address', async () => {
    const { rest, requests } = await setUp([ok(list)])
    await rest.call(groupListCalls.newTrending, { page: 2, limit: 10 })()
    const [request] = requests
    expect(request?.url).toBe('https://api.example/api/groupchat/new_trending?page=2&limit=10')
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      platform: 'h5',
      'area-language': 'zh',
      'display-language': 'en',
      token: 'tok',
    })
    expect(request?.redirect).toBe('error')
  })

  it('R1-240 an API call has the header partner-id when a partner is set', async () => {
    const { rest, requests } = await setUp([ok(list)], 'p1')
    await rest.call(groupListCalls.mygroups, {})()
    expect(requests[0]?.headers.get('partner-id')).toBe('p1')
  })

  it('a POST that signs in sends no token', async () => {
    const { rest, requests } = await setUp([ok({ uid: '1', xid: 'x', token: 't' })])
    await rest.call(accountCalls.visitorLogin, { platform: 'h5', device_id: 'd' })()
    expect(requests[0]?.headers.has('token')).toBe(false)
    expect(await requests[0]?.json()).toEqual({ platform: 'h5', device_id: 'd' })
  })

  it('SES-2 a read before sign-in sends the token if there is one, and works without a token', async () => {
    const { rest, vault, requests } = await setUp([ok({ message: 'm' }), ok({ message: 'm' })])
    await rest.call(accountCalls.metamaskWalletMessageToSign, {})()
    await vault.keepOnly(null)
    await rest.call(accountCalls.metamaskWalletMessageToSign, {})()
    expect(requests.map(({ headers }) => headers.get('token'))).toEqual(['tok', null])
  })

  it('SES-8 a partner’s token is sent only once, even if the request gets no response', async () => {
    const { rest, clock, requests } = await setUp([nothing, ok({ uid: '1', xid: 'x', token: 't' })])
    const brought = rest.call(accountCalls.partnerToken, { access_token: 'abc' })()
    await clock.advance(60_000)
    expect([await brought, requests.length]).toEqual([E.left({ _tag: 'Unreachable' }), 1])
  })

  it('an API call names the platform h5 if the window is narrower than 1,024 px, otherwise web', () => {
    expect([platformForWidth(1_023), platformForWidth(1_024)]).toEqual(['h5', 'web'])
  })

  it('R3-292 a read is retried twice with growing delays while the server is unreachable', async () => {
    const { rest, requests, clock } = await setUp([nothing, status(502), ok(list)])
    const result = rest.call(groupListCalls.mygroups, {})()
    await clock.advance(299)
    expect(requests).toHaveLength(1)
    await clock.advance(1)
    expect(requests).toHaveLength(2)
    await clock.advance(1_200)
    expect(await result).toEqual(E.right({ items: [], dropped: 0 }))
    expect(requests).toHaveLength(3)
  })

  it('R3-292 a read fails when the third attempt gets no response', async () => {
    const { rest, requests, clock } = await setUp([nothing, nothing, nothing, ok(list)])
    const result = rest.call(groupListCalls.mygroups, {})()
    await clock.advance(60_000)
    expect(await result).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(requests).toHaveLength(3)
  })

  it.each([[400], [404], [429]])('R3-292 a read is not retried after status %d', async (code) => {
    const { rest, requests, clock } = await setUp([status(code), ok(list)])
    const result = rest.call(groupListCalls.mygroups, {})()
    await clock.advance(60_000)
    expect(E.isLeft(await result)).toBe(true)
    expect(requests).toHaveLength(1)
  })

  it('R3-293 on status 429 a read reports too many requests, and a POST shows the text of the server', async () => {
    const tooOften: Answer = () => Response.json({ code: 429, msg: 'Slow down' }, { status: 429 })
    const { rest, requests } = await setUp([tooOften, status(429), tooOften])
    expect(await rest.call(groupListCalls.mygroups, {})()).toEqual(E.left({ _tag: 'TooMany' }))
    expect(await rest.call(groupListCalls.mygroups, {})()).toEqual(E.left({ _tag: 'TooMany' }))
    expect(await rest.call(accountCalls.sendEmailLoginCode, { email: 'a@b.example' })()).toEqual(
      E.left({ _tag: 'Refused', words: 'Slow down' }),
    )
    expect(requests).toHaveLength(3)
  })

  it('a POST that fails is never retried', async () => {
    const { rest, requests, clock } = await setUp([nothing, ok(null)])
    const result = rest.call(accountCalls.sendEmailLoginCode, { email: 'a@b.example' })()
    await clock.advance(60_000)
    expect(await result).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(requests).toHaveLength(1)
  })

  it('an API call without a response fails after ten seconds and leaves no timer', async () => {
    const { rest, requests, clock } = await setUp([never])
    const result = rest.call(groupListCalls.mygroups, {})()
    await clock.advance(9_999)
    expect(requests[0]?.signal.aborted).toBe(false)
    await clock.advance(1)
    expect(await result).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(clock.waiting()).toBe(0)
  })

  it('R1-326 R2-281 an API call is not sent without a token', async () => {
    const { rest, requests, vault } = await setUp([ok(list)])
    await vault.keepOnly(null)
    expect(await rest.call(groupListCalls.mygroups, {})()).toEqual(
      E.left({ _tag: 'Refused', words: 'access token invalid' }),
    )
    expect(requests).toHaveLength(0)
  })

  it.each([
    ['status', status(401)],
    ['code', () => Response.json({ code: 401, msg: '' })],
  ] as const)(
    'R1-324 R2-279 R3-240 an API call reports the expired session once when its %s is 401',
    async (_name, answer) => {
      const { rest, expired } = await setUp([answer])
      expect(await rest.call(groupListCalls.mygroups, {})()).toEqual(E.left({ _tag: 'SessionRefused' }))
      expect(expired).toEqual([{ type: 'SessionExpired', sessionId }])
    },
  )

  it('SES-4 no API call is sent in a session after the server has refused its token', async () => {
    const { rest, requests } = await setUp([status(401), ok(list)])
    await rest.call(groupListCalls.mygroups, {})()
    expect(await rest.call(groupListCalls.mygroups, {})()).toEqual(E.left({ _tag: 'SessionRefused' }))
    expect(requests).toHaveLength(1)
  })

  it('SES-4 an API call is not retried after its token was refused', async () => {
    const { rest, requests, clock } = await setUp([nothing, status(401), ok(list)])
    const first = rest.call(groupListCalls.mygroups, {})()
    await clock.advance(1)
    await rest.call(groupListCalls.newTrending, { page: 1, limit: 10 })()
    await clock.advance(60_000)
    expect(await first).toEqual(E.left({ _tag: 'SessionRefused' }))
    expect(requests).toHaveLength(2)
  })

  it('SES-6 a failed read is retried while no session is known, but not after another sign-in', async () => {
    const { rest, requests, clock, expired, is } = await setUp([nothing, ok(list), nothing, ok(list)])
    const call = async (after: SessionId | null) => {
      is.in = sessionId
      const answer = rest.call(groupListCalls.mygroups, {})()
      await clock.advance(1)
      is.in = after
      await clock.advance(60_000)
      return E.isRight(await answer)
    }
    expect([await call(null), await call(made(SessionId, 'session-2'))]).toEqual([true, false])
    expect([requests.length, expired]).toEqual([3, []])
  })

  it('a sign-in that returns 401 ends no session', async () => {
    const { rest, expired } = await setUp([status(401)])
    await rest.call(accountCalls.visitorLogin, { platform: 'web', device_id: 'd' })()
    expect(expired).toEqual([])
  })

  it('a response over 4 MiB is not read to its end', async () => {
    let chunks = 0
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (to) => {
            chunks += 1
            to.enqueue(new Uint8Array(1_048_576).fill(32))
          },
        }),
      )
    const { rest } = await setUp([endless])
    expect(await rest.call(groupListCalls.mygroups, {})()).toEqual(E.left({ _tag: 'Malformed' }))
    expect(chunks).toBeLessThan(10)
  })
})

describe('Looking up a group', () => {
  it.each([
    ['BI-116', '12345678%0a'],
    ['BI-117', '..%2f..%2fapi%2fuser'],
    ['BI-113', '\u212aabcde'],
    ['BI-114', '\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18'],
  ])('%s the key %j sends no API call', async (_id, word) => {
    const { rest, requests } = await setUp([])
    expect(await makeGroups(rest).find('link', word)()).toEqual(E.right(null))
    expect(requests).toHaveLength(0)
  })

  it('R1-274 R1-277 a group is looked up by its gid, its link name or its invite key', async () => {
    const { rest, requests } = await setUp([ok(null), ok(null), ok(null)])
    const groups = makeGroups(rest)
    await groups.find('gid', '12345678')()
    await groups.find('link', 'townsquare')()
    await groups.find('inviteKey', 'TownSq01')()
    expect(requests.map(({ url }) => url.replace('https://api.example/api/groupchat/', ''))).toEqual([
      'info?gid=12345678',
      'info?link=townsquare',
      'share?key=TownSq01',
    ])
  })

  it('invalid rows in a list of groups are left out and counted', async () => {
    const { rest } = await setUp([ok({ list: [{ gid: 'x' }, 7] })])
    await makeGroups(rest).mine()()
    expect(rest.dropped()).toBe(2)
  })
})
