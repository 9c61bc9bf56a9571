import { describe, expect, it } from 'vitest'
import { takeEarlyCall, type EarlyWindow } from '../../../../src/adapters/browser/network/early-calls'
import { sendEarlyCalls } from '../../../../src/adapters/browser/network/send-early-calls'
import { makeRestClient, type RestClient } from '../../../../src/adapters/rest/client/rest-client'
import { deviceId } from '../../../../src/adapters/rest/sign-in/device-id'
import { accountCalls } from '../../../../src/adapters/wire/calls/account-calls'
import { balanceAndActivityCalls, groupListCalls } from '../../../../src/adapters/wire/calls/group-calls'
import { profileCalls } from '../../../../src/adapters/wire/calls/profile-calls'
import { Secret } from '../../../../src/application/ports/browser/vault'
import { SessionId } from '../../../../src/domain/kernel/ids'
import { made } from '../../../support/builders/made'
import { makeFakeClock } from '../../support/fake-clock'
import { memorySettings, memoryVault } from '../../support/memory-ports'

const ORIGIN = 'https://loop.example'
const sessionId = made(SessionId, 'session-1')
const answered = (data: unknown) => Response.json({ code: 0, msg: '', data })

interface Opened {
  readonly path: string
  readonly languages?: readonly string[]
  readonly width?: number
  readonly login?: unknown
}

/** Opens a page of a newcomer. Then the app sends its own calls with the same settings. */
const open = async ({ path, languages = ['zh-CN'], width = 390, login = { token: 'tok' } }: Opened) => {
  const timers: (() => void)[] = []
  const page: EarlyWindow & { name: string } = { name: '' }
  const settings = memorySettings()
  const sent: Request[] = []
  const browser = Object.assign(page, {
    location: { origin: ORIGIN, pathname: path },
    innerWidth: width,
    navigator: { languages },
    setTimeout: (call: () => void) => timers.push(call),
  })
  await sendEarlyCalls(browser, 'zh', settings, async (request) => {
    sent.push(request)
    return answered(request.url.endsWith('visitor_login') ? login : null)
  }).catch(() => undefined)
  const vault = memoryVault()
  await vault.keep(sessionId, new Secret('tok'))
  const asked: Request[] = []
  const rest = (areaLanguage = 'zh', partnerId: string | null = null): RestClient =>
    makeRestClient({
      http: async (request) => {
        asked.push(request)
        return takeEarlyCall(request, page)?.response ?? answered(null)
      },
      origin: ORIGIN,
      clock: makeFakeClock(),
      vault,
      currentSession: () => sessionId,
      whence: () => ({ platform: width < 1024 ? 'h5' : 'web', areaLanguage, displayLanguage: 'zh', partnerId }),
    })
  const left = () => [...(page.earlyCalls?.keys() ?? [])].map((name) => name.replace(ORIGIN, ''))
  const pass = () => {
    for (const timer of timers) timer()
  }
  const device = () => deviceId(settings, { id: () => 'another' })
  return { sent, rest, left, asked, pass, device }
}

describe('The calls that a page sends before the app has loaded', () => {
  it('the app takes each early answer of the groups in place of its own call, because the requests are equal', async () => {
    const { sent, rest, left, device } = await open({ path: '/group' })
    expect(sent.map(({ method, url }) => `${method} ${url.replace(ORIGIN, '')}`)).toEqual([
      'POST /api/loop_login/visitor_login',
      'GET /api/loop_user/get_profile',
      'GET /api/groupchat/new_trending?page=1&limit=10',
      'GET /api/groupchat/mygroups',
      'GET /api/activity/config',
    ])
    expect(await sent[0]?.json()).toEqual({ platform: 'h5', device_id: device() })
    await rest().call(accountCalls.visitorLogin, { platform: 'h5', device_id: device() })()
    await rest().call(profileCalls.getProfile, {})()
    await rest().call(groupListCalls.newTrending, { page: 1, limit: 10 })()
    await rest().call(groupListCalls.mygroups, {})()
    await rest().call(balanceAndActivityCalls.activityConfig, {})()
    expect(left()).toEqual([])
  })

  it('a group’s page reads the group early, by the number in its address', async () => {
    const { rest, left } = await open({ path: '/group/10000001', languages: ['ja'], width: 1_280 })
    await rest('ja').call(groupListCalls.info, { gid: '10000001', link: undefined })()
    expect(left()).not.toContain('GET /api/groupchat/info?gid=10000001')
  })

  it.each([
    ['another region language', 'en', null],
    ['a partner', 'zh', 'partner-1'],
  ])('the app sends its own call if the early call was made for %s', async (_, areaLanguage, partnerId) => {
    const { rest, left } = await open({ path: '/group' })
    await rest(areaLanguage, partnerId).call(profileCalls.getProfile, {})()
    expect(left()).toContain('GET /api/loop_user/get_profile')
  })

  it('the app takes an early answer once, and none after ten seconds', async () => {
    const { rest, left, pass } = await open({ path: '/group' })
    await rest().call(profileCalls.getProfile, {})()
    expect(left()).not.toContain('GET /api/loop_user/get_profile')
    pass()
    expect(left()).toEqual([])
  })

  it.each([
    ['no token', {}],
    ['a token that is no text', { token: 7 }],
    ['a token of more than 4,096 characters', { token: 'x'.repeat(4_097) }],
    ['no data', null],
  ])('after a sign-in answer with %s the page sends no other early call', async (_, login) => {
    const { sent } = await open({ path: '/group', login })
    expect(sent).toHaveLength(1)
  })
})
