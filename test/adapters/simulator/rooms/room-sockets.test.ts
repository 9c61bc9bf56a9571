import { describe, expect, it } from 'vitest'
import { makeStateHost } from '../../../../src/adapters/simulator/state-host'
import { makeRoomSockets } from '../../../../src/adapters/simulator/room-sockets'
import { channelOf } from '../../../../src/adapters/simulator/state/seed/spaces'
import { spaceOf } from '../../../../src/adapters/simulator/state/spaces/spaces'
import { putAll } from '../../../../src/domain/kernel/table'
import { VirtualTime } from '../../../support/virtual-time'
import { personBy, townOf } from '../state/town'

const square = channelOf('10000001', 1)
const EMAIL = 'ben@loop.example'
const FIRST = 'token-of-the-first-session'
const SECOND = 'token-of-the-second-session'
/** The token of Ben's older session in another browser. */
const OTHER = 'token-of-another-session'

/** A simulator in which Ben is in the square's room, connected with his first session. */
const open = (other: string | null = null) => {
  const time = new VirtualTime()
  const town = townOf(1)
  const ben = personBy(town, EMAIL)
  const host = makeStateHost({
    clock: time.clock(),
    random: { id: () => 'random-id-of-this-test' },
    world: {
      ...town,
      tokens: putAll(
        town.tokens,
        [FIRST, ...(other === null ? [] : [other])].map((token) => [token, ben]),
      ),
    },
    record: () => undefined,
  })
  let rooms = makeRoomSockets(host, time.clock())
  const line = (token: string) =>
    rooms.enter(token, ben, { host: 'town.example', address: null, send: () => undefined, close: () => undefined })
  const cut = line(FIRST)
  const join = (token = FIRST): void => {
    host.commit(({ at }) => ({ type: 'SpaceJoined', at, xid: ben, channelId: square, token }))
  }
  join()
  return {
    time,
    line,
    cut,
    join,
    leaveSilently: () => {
      host.commit(({ at }) => ({ type: 'SpaceLeft', at, xid: ben, channelId: square }))
    },
    signOut: () => {
      host.commit(({ at }) => ({ type: 'SignedOut', at, token: FIRST }))
    },
    restart: () => {
      rooms.stop()
      rooms = makeRoomSockets(host, time.clock())
    },
    expire: () => {
      host.commit(({ at }) => ({ type: 'SessionsExpired', at, email: EMAIL }))
    },
    isThere: () => spaceOf(host.world(), square)?.seats[ben] !== undefined,
  }
}

describe('The seat of a member in a room on the simulated server', () => {
  it('a disconnected member keeps the seat in a room for 20 s, and then loses the seat without a reconnect', async () => {
    const { time, line, cut, isThere } = open()
    cut()
    await time.pass(19_000)
    const cutAgain = line(FIRST)
    await time.pass(30_000)
    expect(isThere()).toBe(true)
    cutAgain()
    await time.pass(21_000)
    expect(isThere()).toBe(false)
  })

  it('SPC-6 after a server restart, a member loses the seat in a room if the seated session has ended and only a newer one connects', async () => {
    const { time, line, restart, signOut, isThere } = open(OTHER)
    restart()
    signOut()
    line(SECOND)
    await time.pass(21_000)
    expect(isThere()).toBe(false)
  })

  it.each([
    ['while connected', false],
    ['while disconnected', true],
  ])(
    'SPC-6 a member whose session ends %s loses the seat in the room at once, even if a new session connects',
    (_, isCut) => {
      const { line, cut, expire, isThere } = open()
      if (isCut) cut()
      expire()
      line(SECOND)
      expect(isThere()).toBe(false)
    },
  )

  it('after a server restart, a member keeps the seat in a room only by reconnecting within 20 s', async () => {
    const { time, restart, isThere } = open()
    restart()
    await time.pass(10_000)
    expect(isThere()).toBe(true)
    await time.pass(11_000)
    expect(isThere()).toBe(false)
    const other = open()
    other.restart()
    other.line(FIRST)
    await other.time.pass(30_000)
    expect(other.isThere()).toBe(true)
  })

  it('a member who joins a room without a connection loses the seat after 20 s, or at once when the session ends', async () => {
    const { time, cut, isThere, leaveSilently, join, signOut } = open()
    cut()
    leaveSilently()
    join()
    await time.pass(19_000)
    expect(isThere()).toBe(true)
    await time.pass(2_000)
    expect(isThere()).toBe(false)
    join()
    signOut()
    expect(isThere()).toBe(false)
  })

  it('a member keeps the seat in a room as long as one of the sessions that joined the room remains', () => {
    const { line, cut, join, signOut, isThere } = open(OTHER)
    line(OTHER)
    join(OTHER)
    cut()
    signOut()
    expect(isThere()).toBe(true)
    const alone = open(OTHER)
    alone.line(OTHER)
    alone.cut()
    alone.signOut()
    expect(alone.isThere()).toBe(false)
  })

  it('SPC-6 after a server restart, a member loses the seat in a room if only a session that did not join the room connects', async () => {
    const { time, line, restart, isThere } = open(OTHER)
    line(OTHER)
    restart()
    line(OTHER)
    await time.pass(21_000)
    expect(isThere()).toBe(false)
  })

  it('a connection that closes on a stopped server does not end the seat of a member who is connected to the restarted server', async () => {
    const { time, line, cut, restart, isThere } = open()
    restart()
    line(FIRST)
    cut()
    await time.pass(21_000)
    expect(isThere()).toBe(true)
  })
})
