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

describe('A REST request', () => {
  it('R1-238 R1-239 a REST request sends its platform, languages and session token in headers, never in the URL', async () => {
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

  it('R1-240 a REST request has the header partner-id when the client has a partner id', async () => {
    const { rest, requests } = await setUp([ok(list)], 'p1')
    await rest.call(groupListCalls.mygroups, {})()
    expect(requests[0]?.headers.get('partner-id')).toBe('p1')
  })

  it('a POST request that signs in sends no session token, even if the browser stores one', async () => {
    const { rest, requests } = await setUp([ok({ uid: '1', xid: 'x', token: 't' })])
    await rest.call(accountCalls.visitorLogin, { platform: 'h5', device_id: 'd' })()
    expect(requests[0]?.headers.has('token')).toBe(false)
    expect(await requests[0]?.json()).toEqual({ platform: 'h5', device_id: 'd' })
  })

  it('SES-2 a GET request that prepares a sign-in sends the session token if there is one, and is also sent without a token', async () => {
    const { rest, vault, requests } = await setUp([ok({ message: 'm' }), ok({ message: 'm' })])
    await rest.call(accountCalls.metamaskWalletMessageToSign, {})()
    await vault.keepOnly(null)
    await rest.call(accountCalls.metamaskWalletMessageToSign, {})()
    expect(requests.map(({ headers }) => headers.get('token'))).toEqual(['tok', null])
  })

  it('SES-8 a sign-in request with a partner’s access token is not retried when no response arrives', async () => {
    const { rest, clock, requests } = await setUp([nothing, ok({ uid: '1', xid: 'x', token: 't' })])
    const brought = rest.call(accountCalls.partnerToken, { access_token: 'abc' })()
    await clock.advance(60_000)
    expect([await brought, requests.length]).toEqual([E.left({ _tag: 'Unreachable' }), 1])
  })

  it('a REST request names the platform h5 if the window is narrower than 1,024 px, otherwise web', () => {
    expect([platformForWidth(1_023), platformForWidth(1_024)]).toEqual(['h5', 'web'])
  })

  it('R3-292 a GET request is retried twice, with a growing delay, while the server is unreachable', async () => {
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

  it('R3-292 a GET request fails when its third attempt gets no response', async () => {
    const { rest, requests, clock } = await setUp([nothing, nothing, nothing, ok(list)])
    const result = rest.call(groupListCalls.mygroups, {})()
    await clock.advance(60_000)
    expect(await result).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(requests).toHaveLength(3)
  })

  it.each([[400], [404], [429]])('R3-292 a GET request is not retried after HTTP status %d', async (code) => {
    const { rest, requests, clock } = await setUp([status(code), ok(list)])
    const result = rest.call(groupListCalls.mygroups, {})()
    await clock.advance(60_000)
    expect(E.isLeft(await result)).toBe(true)
    expect(requests).toHaveLength(1)
  })

  it('R3-293 HTTP status 429 makes a GET request fail as TooMany, and a POST request as Refused with the server’s text', async () => {
    const tooOften: Answer = () => Response.json({ code: 429, msg: 'Slow down' }, { status: 429 })
    const { rest, requests } = await setUp([tooOften, status(429), tooOften])
    expect(await rest.call(groupListCalls.mygroups, {})()).toEqual(E.left({ _tag: 'TooMany' }))
    expect(await rest.call(groupListCalls.mygroups, {})()).toEqual(E.left({ _tag: 'TooMany' }))
    expect(await rest.call(accountCalls.sendEmailLoginCode, { email: 'a@b.example' })()).toEqual(
      E.left({ _tag: 'Refused', words: 'Slow down' }),
    )
    expect(requests).toHaveLength(3)
  })

  it('a POST request that gets no response is never retried', async () => {
    const { rest, requests, clock } = await setUp([nothing, ok(null)])
    const result = rest.call(accountCalls.sendEmailLoginCode, { email: 'a@b.example' })()
    await clock.advance(60_000)
    expect(await result).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(requests).toHaveLength(1)
  })

  it('a REST request without a response is aborted after ten seconds and leaves no timer', async () => {
    const { rest, requests, clock } = await setUp([never])
    const result = rest.call(groupListCalls.mygroups, {})()
    await clock.advance(9_999)
    expect(requests[0]?.signal.aborted).toBe(false)
    await clock.advance(1)
    expect(await result).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(clock.waiting()).toBe(0)
  })

  it('R1-326 R2-281 a REST request that needs a session token is refused and not sent when there is no token', async () => {
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
    'R1-324 R2-279 R3-240 a REST request reports the session as expired once when the %s of the response is 401',
    async (_name, answer) => {
      const { rest, expired } = await setUp([answer])
      expect(await rest.call(groupListCalls.mygroups, {})()).toEqual(E.left({ _tag: 'SessionRefused' }))
      expect(expired).toEqual([{ type: 'SessionExpired', sessionId }])
    },
  )

  it('SES-4 after the server has refused the token of a session, no further REST request of that session is sent', async () => {
    const { rest, requests } = await setUp([status(401), ok(list)])
    await rest.call(groupListCalls.mygroups, {})()
    expect(await rest.call(groupListCalls.mygroups, {})()).toEqual(E.left({ _tag: 'SessionRefused' }))
    expect(requests).toHaveLength(1)
  })

  it('SES-4 a REST request that waits for its retry fails once the server has refused the session’s token to another request', async () => {
    const { rest, requests, clock } = await setUp([nothing, status(401), ok(list)])
    const first = rest.call(groupListCalls.mygroups, {})()
    await clock.advance(1)
    await rest.call(groupListCalls.newTrending, { page: 1, limit: 10 })()
    await clock.advance(60_000)
    expect(await first).toEqual(E.left({ _tag: 'SessionRefused' }))
    expect(requests).toHaveLength(2)
  })

  it('SES-6 a failed GET request is retried if no session is known meanwhile, but not if another session has signed in', async () => {
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

  it('a sign-in request that gets HTTP status 401 does not report the current session as expired', async () => {
    const { rest, expired } = await setUp([status(401)])
    await rest.call(accountCalls.visitorLogin, { platform: 'web', device_id: 'd' })()
    expect(expired).toEqual([])
  })

  it('a response over 4 MiB is malformed and is not read to its end', async () => {
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
  ])('%s looking up a group by the invalid link name %j finds none and sends no REST request', async (_id, word) => {
    const { rest, requests } = await setUp([])
    expect(await makeGroups(rest).find('link', word)()).toEqual(E.right(null))
    expect(requests).toHaveLength(0)
  })

  it('R1-274 R1-277 a group can be looked up by its gid, its link name or its invite key', async () => {
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

  it('invalid rows in the list of a member’s groups are left out and counted as dropped', async () => {
    const { rest } = await setUp([ok({ list: [{ gid: 'x' }, 7] })])
    await makeGroups(rest).mine()()
    expect(rest.dropped()).toBe(2)
  })
})
