import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makeChatRest } from '../../../src/adapters/rest/chat/chat-rest'
import { makeRestClient } from '../../../src/adapters/rest/client/rest-client'
import { Secret } from '../../../src/application/ports/browser/vault'
import { SessionId, Uid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { makeFakeClock } from '../support/fake-clock'
import { memoryVault } from '../support/memory-ports'

const first = made(SessionId, 'session-1')
const second = made(SessionId, 'session-2')

/** Opens a new direct chat and records each post with its token. After the first response the session is `after`. */
const opened = async (after: SessionId) => {
  const vault = memoryVault()
  await vault.keep(first, new Secret('tok-1'))
  await vault.keep(second, new Secret('tok-2'))
  const posted: string[] = []
  let inNow = first
  const rest = makeRestClient({
    http: (request) => {
      posted.push(`${new URL(request.url).pathname} ${request.headers.get('token')}`)
      inNow = after
      return Promise.resolve(Response.json({ code: 0, msg: '', data: null }))
    },
    origin: 'https://api.example',
    clock: makeFakeClock(),
    vault,
    currentSession: () => inNow,
    whence: () => ({ platform: 'h5', areaLanguage: 'zh', displayLanguage: 'en', partnerId: null }),
  })
  return { answer: await makeChatRest(rest).openDirect(made(Uid, '1000000002'))(), posted }
}

describe('The second REST request of an operation', () => {
  it('the second REST request of an operation sends the session token of the first request', async () => {
    expect((await opened(first)).posted).toEqual(['/api/chat/client/dm tok-1', '/api/dm/create tok-1'])
  })

  it('SES-6 the second REST request of an operation is not sent if the session changed after the first response', async () => {
    const { answer, posted } = await opened(second)
    expect(posted).toEqual(['/api/chat/client/dm tok-1'])
    expect(answer).toEqual(E.left({ _tag: 'Unreachable' }))
  })
})
