/** @typedef {import('./scene.mjs').Attack} Attack */

import { SQUARE } from './scene.mjs'

/** @type {readonly Attack[]} */
export const inputs = [
  [
    'no input is without end',
    async ({ ada, check, server }) => {
      const long = 'x'.repeat(60_000)
      const before = server.logBytes()
      for (const [route, input] of /** @type {const} */ ([
        ['POST /api/live/leave', { channel_id: long }],
        ['POST /api/dm/create', { uid: long }],
        ['POST /api/groupchat/report_group_msg', { gid: long, msg_id: long, text: long, reporter: '', reason: 'Spam' }],
        ['POST /api/qrcode/scan', { code: long }],
        ['POST /api/loop_user/follow', { xid: long, type: 1 }],
        ['POST /api/groupchat/invite_user', { gid: '470000047', xids: Array.from({ length: 4_000 }, () => 'x1') }],
      ]))
        check(route, (await ada.call(route, input)).code !== 0)
      check('the log did not grow', server.logBytes() - before < 60_000)
    },
  ],
  [
    'a reaction has a known meme',
    async ({ ada, check }) => {
      const line = await ada.chat()
      line.say('history', { request_id: 'h', conversation_id: SQUARE, before: null, size: 1 })
      const ack = await line.until((event) => event === 'ack')
      const sid = ack?.data.data.messages[0].id ?? ''
      const fields = { convid: SQUARE, sid, action: 1 }
      check(
        'an invented meme',
        (await ada.call('POST /api/meme/set_msg_attr', { ...fields, meme_id: 'evil' })).code !== 0,
      )
      check(
        'a real meme works',
        (await ada.call('POST /api/meme/set_msg_attr', { ...fields, meme_id: 'e1' })).code === 0,
      )
      line.close()
    },
  ],
  [
    'claims of a sender are replaced by what the server knows',
    async ({ ada, check }) => {
      const line = await ada.chat()
      const say = async (/** @type {string} */ id, /** @type {Record<string, unknown>} */ more) => {
        const fields = { request_id: id, client_id: `client-${id}`, picture: null, video: null, ext: {} }
        line.heard.length = 0
        line.say('send', { conversation_id: SQUARE, ...fields, ...more })
        return (await line.until((event) => event === 'ack'))?.data
      }
      const quote = { author: 'b000000002', username: 'Ben', body: 'I resign', type: 'text', seq: 999_999, index: 1 }
      const reply = await say('claim-0001', { type: 100, msg: 'yes', ext: { type: 'reply', quotedMessage: quote } })
      check('an invented quote', !JSON.stringify(reply ?? {}).includes('I resign'))
      for (const [n, host] of ['evil.example../', 'evil.example./', 'EVIL.example.'].entries()) {
        const link = await say(`claim-link${n}`, { type: 101, msg: `see https://${host}` })
        check(`a link to ${host}`, link?.code !== 0)
      }
      line.close()
    },
  ],
]
