import { areaLanguageOf, regionLanguages } from '../../../domain/shell'
import { encodedRequest, type EncodedCall } from '../../rest/client/request'
import { deviceId } from '../../rest/sign-in/device-id'
import { platformForWidth, requestHeaders } from '../../wire/codecs/headers'
import { makeSettings } from '../storage/settings'
import { makeRandom } from '../time/random'
import { earlyCallName, type EarlyCall, type EarlyWindow } from './early-calls'

/** Later than this, in milliseconds, an answer may be out of date. */
const FRESH_MS = 10_000
const TOKEN_LIMIT = 4_096
const GID = /^\/group\/([0-9]{1,20})$/

const read = (path: string, sent: EncodedCall['sent'] = {}): EncodedCall => ({ method: 'GET', path, sent })

/** The first reads of an opening page. `early-calls.test.ts` compares them with the calls of the app. */
const readsOf = (pathname: string): readonly EncodedCall[] => {
  const gid = GID.exec(pathname)?.[1]
  const own =
    gid !== undefined
      ? [read('/api/groupchat/info', { gid })]
      : pathname === '/group'
        ? [read('/api/groupchat/new_trending', { page: 1, limit: 10 }), read('/api/groupchat/mygroups')]
        : []
  return [read('/api/loop_user/get_profile'), ...own, read('/api/activity/config')]
}

const tokenIn = (answer: unknown): string | null => {
  const token =
    typeof answer === 'object' &&
    answer !== null &&
    'data' in answer &&
    typeof answer.data === 'object' &&
    answer.data !== null &&
    'token' in answer.data
      ? answer.data.token
      : null
  return typeof token === 'string' && token.length <= TOKEN_LIMIT ? token : null
}

interface Page extends EarlyWindow {
  readonly location: Pick<Location, 'origin' | 'pathname'>
  readonly navigator: Pick<Navigator, 'languages'>
  readonly innerWidth: number
  readonly setTimeout: (call: () => void, ms: number) => unknown
}

/**
 * Signs a newcomer in as a visitor and sends the first reads of the page, while the app's scripts still load. The app
 * takes the answers in place of its own calls (`takeEarlyCall`). `displayLanguage` is the language of the page.
 */
export const sendEarlyCalls = async (
  page: Page,
  displayLanguage: string,
  settings = makeSettings(),
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
): Promise<void> => {
  const { location, innerWidth, navigator } = page
  const calls = new Map<string, EarlyCall>()
  page.earlyCalls = calls
  page.setTimeout(() => calls.clear(), FRESH_MS)
  const platform = platformForWidth(innerWidth)
  const areaLanguage = areaLanguageOf({ areaLanguage: null }, navigator.languages, regionLanguages)
  const sendOne = (call: EncodedCall, token: string | null): Promise<Response> => {
    const headers = requestHeaders({ platform, areaLanguage, displayLanguage, partnerId: null }, token)
    const request = encodedRequest(location.origin, call, headers)
    const sentAt = Date.now()
    const response = send(request)
    response.catch(() => undefined)
    calls.set(earlyCallName(request), { request, response, sentAt })
    return response
  }
  const sent = { platform, device_id: deviceId(settings, makeRandom()) }
  const login = await sendOne({ method: 'POST', path: '/api/loop_login/visitor_login', sent }, null)
  const token = tokenIn(await login.clone().json())
  if (token !== null) for (const call of readsOf(location.pathname)) void sendOne(call, token)
}
