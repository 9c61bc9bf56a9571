import { WebSocket } from 'ws'
import { newAddress, Person } from './person.mjs'
import { ROOM, SQUARE } from './scene.mjs'

const RIVER = 'sg_40000004'
const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const SIGNATURE = `0x${'1'.repeat(130)}`

/** Calls again and again, eight at once, until `isOver`. @param {Person} person @param {() => boolean} isOver @param {readonly (readonly [string, Record<string, unknown>])[]} calls */
const flood = (person, isOver, calls) =>
  Promise.all(
    Array.from({ length: 8 }, async (_, worker) => {
      for (let n = worker; !isOver(); n += 1) {
        const [route, input] = calls[n % calls.length] ?? ['GET /', {}]
        await person.call(route, input).catch(() => undefined)
      }
    }),
  )

/**
 * Sends frames as fast as the server takes them, and opens a new socket when the server closes one.
 * @param {Person} person
 * @param {() => boolean} isOver
 * @param {'/ws' | '/im'} path
 * @param {Record<string, unknown>} login
 * @param {(n: number) => unknown} frame
 * @param {boolean} isDeaf
 */
const stream = async (person, isOver, path, login, frame, isDeaf) => {
  for (let n = 0; !isOver();) {
    const line = await person.line(path)
    line.heard.push = () => 0
    line.say('login', login)
    if (isDeaf) line.socket.pause()
    while (!isOver() && line.socket.readyState === WebSocket.OPEN && !line.isClosed) {
      for (let burst = 0; burst < 40; burst += 1) {
        if (line.socket.bufferedAmount < 1_000_000 && line.socket.readyState === WebSocket.OPEN)
          line.socket.send(JSON.stringify(frame(n)))
        n += 1
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    line.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * Three accounts that do what costs most: histories that nobody reads, messages and reactions for everybody, and calls
 * that search, list, verify signatures or fail. Returns a function that stops them.
 * @param {number} port
 * @param {number} round
 */
export async function hostile(port, round) {
  let over = false
  const isOver = () => over
  const [reader, shouter, caller] = await Promise.all(
    ['reader', 'shouter', 'caller'].map((name) =>
      new Person(port, newAddress()).signIn(`hostile-${name}${round}@loop.example`),
    ),
  )
  if (reader === undefined || shouter === undefined || caller === undefined) throw new Error('nobody is hostile')
  await shouter.call('POST /api/live/join', { channel_id: ROOM })
  const chatOf = async (/** @type {Person} */ person) => ({ token: await person.chatToken(), platform_id: 5 })
  const [readers, shouters] = [await chatOf(reader), await chatOf(shouter)]
  const history = (/** @type {number} */ n) => ({
    event: 'history',
    data: { request_id: `h${n}`, conversation_id: RIVER, before: null, size: 200 },
  })
  const message = (/** @type {number} */ n) => ({
    event: 'send',
    data: {
      request_id: `s${n}`,
      conversation_id: SQUARE,
      client_id: `evil-${round}-${n}`,
      type: 101,
      msg: 'x'.repeat(9_000),
      picture: null,
      video: null,
      ext: {},
    },
  })
  const reaction = { event: 'space_reaction', data: { channel_id: ROOM, emoji: '🎉' } }
  const running = [
    ...[1, 2, 3].map(() => stream(reader, isOver, '/im', readers, history, true)),
    stream(reader, isOver, '/im', readers, history, false),
    stream(shouter, isOver, '/im', shouters, message, false),
    ...[1, 2].map(() => stream(shouter, isOver, '/ws', { token: shouter.token }, () => reaction, false)),
    flood(caller, isOver, [
      ['GET /api/loop_user/search', { keyword: 'a', page: 1, limit: 1_000 }],
      ['GET /api/groupchat/search', { keyword: 'a', page: 1, size: 1_000 }],
      ['GET /api/groupchat/group_members', { gid: '10000001', page: 1, limit: 1_000 }],
      ['GET /api/chat/conversation_list', { page: 1, limit: 1_000 }],
      ['POST /api/groupchat/report_group_msg', { gid: 'x'.repeat(60_000) }],
      ['GET /api/loop_login/get_wallet_message_to_sign', { address: WALLET }],
      ['POST /api/loop_login/verify_wallet_signature', { address: WALLET, signature: SIGNATURE }],
      ['POST /api/groupchat/invite_user', { gid: '10000001', xids: Array.from({ length: 100 }, (_, n) => `x${n}`) }],
    ]),
  ]
  return async () => {
    over = true
    await Promise.all(running)
  }
}
