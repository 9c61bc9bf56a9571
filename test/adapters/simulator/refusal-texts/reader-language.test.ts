import { describe, expect, it } from 'vitest'
import { TownSessions } from '../../../wire/support/town-sessions'

const gone = {
  method: 'GET',
  path: '/api/groupchat/group_members',
  query: { gid: '99999999', page: '0', limit: '10' },
  token: true,
} as const
const recall = {
  event: 'revoke',
  data: { request_id: 'r1', conversation_id: 'sg_10000001', seq: 999_999 },
} as const

describe('A server that refuses', () => {
  it.each([
    ['en', 'There is no such group'],
    ['zh', '该群组不存在'],
    ['zh-Hans', '该群组不存在'],
  ])('answers a call of a reader of %s with “%s”', async (language, msg) => {
    const town = new TownSessions()
    const { json } = await town.take(gone, await town.as('ada@loop.example'), language)
    expect(json).toMatchObject({ msg, data: null })
  })

  it('answers the chat service in the language of the last call of the session', async () => {
    const town = new TownSessions()
    const ada = await town.as('ada@loop.example')
    const line = await town.lineOf('im', ada)
    await line.say({ event: 'login', data: { token: line.token, platform_id: 5 } })
    const refusals: unknown[] = []
    for (const language of ['en', 'zh']) {
      await town.take(gone, ada, language)
      await line.say(recall)
      refusals.push(line.heard.at(-1))
    }
    expect(refusals).toMatchObject([
      { event: 'ack', data: { msg: 'operation failed, try again later' } },
      { event: 'ack', data: { msg: '操作失败，请稍后再试' } },
    ])
  })

  it('tells a reader of Chinese in Chinese that the session is over', async () => {
    const { json } = await new TownSessions().take({ ...gone, token: false }, null, 'zh')
    expect(json).toEqual({ code: 401, msg: '登录已失效，请重新登录', data: null })
  })
})
