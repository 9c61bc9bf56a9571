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
/** An older session in another browser. */
const OTHER = 'token-of-another-session'

/** Ben sits in the square, connected with his first session. */
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
    rooms.enter(token, ben, { host: 'town.example', send: () => undefined, close: () => undefined })
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

describe('Whoever is in a room of the town', () => {
  it('keeps the seat over a short cut, and loses it where nobody comes back', async () => {
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

  it('SPC-6 loses the seat after a restart where only a session comes back that was begun since', async () => {
    const { time, line, restart, signOut, isThere } = open(OTHER)
    restart()
    signOut()
    line(SECOND)
    await time.pass(21_000)
    expect(isThere()).toBe(false)
  })

  it.each([
    ['and the line is there', false],
    ['while the line is cut', true],
  ])('SPC-6 has left it once the session is over, %s: a session begun anew soon after sits nowhere', (_, isCut) => {
    const { line, cut, expire, isThere } = open()
    if (isCut) cut()
    expire()
    line(SECOND)
    expect(isThere()).toBe(false)
  })

  it('keeps the seat where the servers begin anew, if they come back soon', async () => {
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

  it('loses the seat where no line ever comes, and with the last session', async () => {
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

  it('stays where another session of theirs has come in too, and not where it has not', () => {
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

  it('SPC-6 loses the seat after a restart where another session comes back than the one that took it', async () => {
    const { time, line, restart, isThere } = open(OTHER)
    line(OTHER)
    restart()
    line(OTHER)
    await time.pass(21_000)
    expect(isThere()).toBe(false)
  })

  it('is waited for by the servers that run, not by those that have stopped', async () => {
    const { time, line, cut, restart, isThere } = open()
    restart()
    line(FIRST)
    cut()
    await time.pass(21_000)
    expect(isThere()).toBe(true)
  })
})
