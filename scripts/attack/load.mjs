import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { newAddress, Person } from './person.mjs'

/** @typedef {import('./scene.mjs').Attack} Attack */

const POST = 'POST /api/live/join HTTP/1.1\r\nHost: 127.0.0.1\r\n'
/** Requests that never end, each with what it is. */
const SLOW = /** @type {const} */ ([
  ['a connection that sends nothing', ''],
  ['a request whose headers never end', `${POST}X-Slow: `],
  ['a request whose body never ends', `${POST}Content-Length: 60000\r\n\r\n{`],
  [
    'a refused upgrade that the client keeps open',
    `GET /none HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n\r\n`,
  ],
])

/** A connection that sends a byte now and then, except if it began with nothing. @param {number} port @param {string} bytes */
const slowLine = (port, bytes) => {
  const socket = connect(port, '127.0.0.1')
  let isClosed = false
  socket.resume()
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isClosed = true
  })
  socket.write(bytes)
  return {
    isClosed: () => isClosed,
    drip: () => {
      if (bytes !== '' && !isClosed) socket.write('x')
    },
    end: () => {
      socket.destroy()
    },
  }
}

/** @type {readonly Attack[]} */
export const load = [
  [
    'a client that never reads is cut off, and the memory stays',
    async ({ ada, check, server }) => {
      const before = server.memory() ?? 0
      const line = await ada.chat()
      line.socket.pause()
      for (let n = 0; n < 1_500; n += 1)
        line.say('history', { request_id: `r${n}`, conversation_id: 'sg_40000004', before: null, size: 200 })
      await sleep(4_000)
      const after = server.memory() ?? 0
      check(`memory: ${Math.round(before)} → ${Math.round(after)} MB`, after - before < 400)
      line.socket.resume()
      await line.until(() => false, 5)
      check('the line is closed', line.isClosed)
      line.close()
    },
  ],
  [
    'lines without a sign-in and slow requests are closed',
    async ({ ada, check, server }) => {
      const lines = await Promise.all(/** @type {const} */ (['/ws', '/im', '/rtc']).map((path) => ada.line(path)))
      const slow = SLOW.map(([what, bytes]) => ({ what, ...slowLine(server.port, bytes) }))
      const ticks = setInterval(() => {
        for (const { drip } of slow) drip()
      }, 2_000)
      await sleep(28_000)
      clearInterval(ticks)
      check(
        'lines without a sign-in',
        lines.every((line) => line.isClosed),
      )
      for (const { what, isClosed, end } of slow) {
        check(what, isClosed())
        end()
      }
    },
  ],
  [
    'one network cannot take all connections',
    async ({ server, ada, check }) => {
      const address = newAddress()
      const lines = await Promise.all(Array.from({ length: 300 }, () => new Person(server.port, address).line('/ws')))
      check('most lines are refused', lines.filter((line) => line.isClosed).length > 150)
      check('another network gets a line', !(await ada.line('/ws')).isClosed)
      for (const line of lines) line.close()
    },
  ],
  [
    'a new line is no new allowance',
    async ({ ben, ada, check }) => {
      const started = performance.now()
      let closed = 0
      for (let n = 0; n < 6; n += 1) {
        const line = await ben.feed()
        for (let sent = 0; sent < 180; sent += 1) line.say('ping', {})
        await line.until(() => false, 0.5)
        if (line.isClosed) closed += 1
        line.close()
      }
      check('later lines of the same account are closed', closed > 0)
      await ada.call('GET /api/loop_user/get_profile')
      check('others do not wait', performance.now() - started < 10_000)
    },
  ],
  [
    'strangers do not keep the owner of a wallet from signing in',
    async ({ server, check }) => {
      const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
      for (let from = 0; from < 4; from += 1) {
        const stranger = new Person(server.port, newAddress())
        for (let n = 0; n < 40; n += 1)
          await stranger.call('GET /api/loop_login/get_wallet_message_to_sign', { address })
      }
      const owner = new Person(server.port, newAddress())
      check(
        'the owner gets a text',
        (await owner.call('GET /api/loop_login/get_wallet_message_to_sign', { address })).code === 0,
      )
    },
  ],
  [
    'strangers do not keep the owner of an e-mail address from signing in',
    async ({ server, check }) => {
      const email = 'ben@loop.example'
      for (let from = 0; from < 40; from += 1) {
        const stranger = new Person(server.port, newAddress())
        await stranger.call('POST /api/loop_login/send_email_login_code', { email })
        for (let n = 0; n < 6; n += 1)
          await stranger.call('POST /api/loop_login/email_code_login', { email, security_code: '000000' })
      }
      const owner = await new Person(server.port, newAddress()).signIn(email)
      check('the owner signs in', owner.token !== '')
    },
  ],
  [
    'one caller cannot hold up all others',
    async ({ server, ada, check }) => {
      const flood = new Person(server.port, newAddress())
      const answers = await Promise.all(
        Array.from({ length: 600 }, () => flood.call('POST /api/loop_login/send_email_login_code', { email: 'bad' })),
      )
      check('the flood is refused', answers.filter(({ status }) => status === 429).length > 500)
      const started = performance.now()
      check('others are served', (await ada.call('GET /api/loop_user/get_profile')).code === 0)
      check('and at once', performance.now() - started < 1_000)
    },
  ],
]
