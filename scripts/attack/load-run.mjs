import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { startFreshServer } from './fresh-server.mjs'
import { hostile } from './hostile.mjs'
import { newAddress, Person } from './person.mjs'
import { ROOM, SQUARE } from './scene.mjs'

const LISTENERS = 300
const CHATTY = 20
/** A round measures for this time. Rounds with and without hostile accounts alternate, so that both see the same machine. */
const ROUND_MS = 12_000
const ROUNDS = 2
const WARM_UP_MS = 4_000
/** The bars: the 95th percentile of an ordinary call, and the memory, compared with a server without hostile accounts. */
const BARS = { call: 5, memory: 2 }

/** Opens a socket that signs in and forgets what it hears. @param {number} port @param {string} path @param {string} address @param {object} login */
const openSocket = async (port, path, address, login) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } })
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
  socket.send(JSON.stringify(login))
  const pings = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ event: 'ping', data: {} }))
  }, 5_000)
  socket.once('close', () => clearInterval(pings))
  return socket
}

/** A member in the live room and in the chat of the square. @param {number} port @param {string} email */
const member = async (port, email) => {
  const person = await new Person(port, newAddress()).signIn(email)
  if (person.token === '') throw new Error(`${email} could not sign in`)
  await person.call('POST /api/live/join', { channel_id: ROOM })
  const feed = await openSocket(port, '/ws', person.address, { event: 'login', data: { token: person.token } })
  const chat = await openSocket(port, '/im', person.address, {
    event: 'login',
    data: { token: await person.chatToken(), platform_id: 5 },
  })
  return { person, feed, chat }
}

/** @param {number} port @param {string} kind @param {number} count */
const members = async (port, kind, count) => {
  const all = []
  for (let from = 0; from < count; from += 10)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - from) }, (_, n) => member(port, `${kind}${from + n}@loop.example`)),
      )),
    )
  return all
}

/** A chatty member writes every two seconds and reacts in the room now and then. @param {Awaited<ReturnType<typeof member>>} one @param {number} n */
const chat = ({ chat: line, feed }, n) => {
  let said = 0
  return setInterval(() => {
    said += 1
    const content = { type: 101, msg: `Hello ${n} ${said}`, picture: null, video: null, ext: {} }
    const send = { request_id: `r${said}`, conversation_id: SQUARE, client_id: `load-${n}-${said}`, ...content }
    line.send(JSON.stringify({ event: 'send', data: send }))
    if (said % 5 === 0) feed.send(JSON.stringify({ event: 'space_reaction', data: { channel_id: ROOM, emoji: '🎉' } }))
  }, 2_000)
}

const ORDINARY = /** @type {const} */ ([
  ['GET /api/loop_user/get_profile', {}],
  ['GET /api/chat/conversation_list', { page: 1, limit: 1_000 }],
  ['GET /api/live/room_list', { period: '7d' }],
  ['GET /api/groupchat/info', { gid: '10000001' }],
])

/**
 * Measures ordinary calls, twenty a second, and the memory.
 * @param {Awaited<ReturnType<typeof startFreshServer>>} server
 * @param {readonly Person[]} people
 */
const measure = async (server, people) => {
  /** @type {number[]} */
  const times = []
  let [failed, memory, n] = [0, 0, 0]
  const end = performance.now() + ROUND_MS
  /** @type {Promise<void>[]} */
  const calls = []
  while (performance.now() < end) {
    const [route, input] = ORDINARY[n % ORDINARY.length] ?? ORDINARY[0]
    const person = people[n % people.length]
    n += 1
    const started = performance.now()
    calls.push(
      (async () => {
        const { code } = (await person?.call(route, input).catch(() => undefined)) ?? { code: 1 }
        if (code === 0) times.push(performance.now() - started)
        else failed += 1
      })(),
    )
    memory = Math.max(memory, server.memory() ?? 0)
    await sleep(50)
  }
  await Promise.all(calls)
  times.sort((a, b) => a - b)
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, calls: times.length, failed, memory }
}

/** @param {readonly Awaited<ReturnType<typeof measure>>[]} rounds */
const summaryOf = (rounds) => ({
  p95: rounds.reduce((sum, { p95 }) => sum + p95, 0) / rounds.length,
  memory: Math.max(...rounds.map(({ memory }) => memory)),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  calls: rounds.reduce((sum, { calls }) => sum + calls, 0),
})

/** Compares ordinary calls and the memory with and without three hostile accounts. Returns whether both bars hold. */
export async function runLoad() {
  const server = await startFreshServer()
  try {
    console.log(`signing in ${LISTENERS} listeners and ${CHATTY} chatty members`)
    const listeners = await members(server.port, 'listener', LISTENERS)
    const talkers = await members(server.port, 'chatty', CHATTY)
    const timers = talkers.map(chat)
    const people = listeners.slice(0, 20).map(({ person }) => person)
    /** @type {Record<'calm' | 'hostile', Awaited<ReturnType<typeof measure>>[]>} */
    const rounds = { calm: [], hostile: [] }
    await sleep(WARM_UP_MS)
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.calm.push(await measure(server, people))
      const stop = await hostile(server.port, round)
      await sleep(WARM_UP_MS)
      rounds.hostile.push(await measure(server, people))
      await stop()
      await sleep(WARM_UP_MS)
    }
    for (const timer of timers) clearInterval(timer)
    for (const { feed, chat: line } of [...listeners, ...talkers]) for (const one of [feed, line]) one.terminate()
    const [calm, attacked] = [summaryOf(rounds.calm), summaryOf(rounds.hostile)]
    for (const [name, { p95, memory, calls, failed }] of /** @type {const} */ ([
      ['without hostile accounts', calm],
      ['with 3 hostile accounts', attacked],
    ]))
      console.log(
        `${name}: p95 ${p95.toFixed(1)} ms of ${calls} calls (${failed} failed), memory ${Math.round(memory)} MB`,
      )
    const ratios = { call: attacked.p95 / calm.p95, memory: attacked.memory / calm.memory }
    const holds = ratios.call < BARS.call && ratios.memory < BARS.memory && attacked.failed === 0
    console.log(
      `p95 ${ratios.call.toFixed(2)} × (bar ${BARS.call}), memory ${ratios.memory.toFixed(2)} × (bar ${BARS.memory}), ` +
        `ordinary calls that failed ${attacked.failed} (bar 0): ${holds ? 'holds' : 'BROKEN'}`,
    )
    return holds
  } finally {
    await server.stop()
  }
}
