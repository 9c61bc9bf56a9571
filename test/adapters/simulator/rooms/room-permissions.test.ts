import { describe, expect, it } from 'vitest'
import { makeStateHost } from '../../../../src/adapters/simulator/state-host'
import { makeRoomPermissions } from '../../../../src/adapters/simulator/signalling/room-permissions'
import { noRateLimit } from '../../../../src/adapters/simulator/rate-limits'
import { makeSignallingServer } from '../../../../src/adapters/simulator/signalling/signalling-server'
import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import { channelOf } from '../../../../src/adapters/simulator/state/seed/spaces'
import { makeRoomTokens } from '../../../../src/adapters/simulator/make-room-tokens'
import { parseRtcAnswer, writeRtcRequest } from '../../../../src/adapters/wire/frames/rtc-frame'
import type { ChannelId, Xid } from '../../../../src/domain/kernel/ids'
import { plainEvent, type RoomEvent } from '../../../../src/domain/space'
import { sha256 } from '../../../../src/domain/kernel/sha256'
import { noonPlus } from '../../../support/builders/instant'
import { VirtualTime } from '../../../support/virtual-time'
import { personBy, townOf } from '../state/town'

const square = channelOf('10000001', 1)

const open = () => {
  const time = new VirtualTime()
  const passes = makeRoomTokens({ id: () => 'secret-of-this-process' })
  const host = makeStateHost({
    clock: time.clock(),
    random: { id: () => 'random-id-of-this-test' },
    world: townOf(1),
    record: () => undefined,
  })
  const [ada, ben] = [personBy(host.world(), 'ada@loop.example'), personBy(host.world(), 'ben@loop.example')]
  const put = (input: ServerInput): void => {
    host.commit(() => input)
  }
  const signIn = (email: string): void => {
    put({ type: 'CodeAsked', source: '', at: noonPlus(0), email, code: '123456' })
    put({
      type: 'CodeEntered',
      rules: 12,
      source: '',
      at: noonPlus(0),
      email,
      code: '123456',
      token: tokenOf(personBy(host.world(), email)),
      draw: 1,
    })
  }
  const tokenOf = (xid: Xid): string => `token-of-${xid}`
  signIn('ada@loop.example')
  signIn('ben@loop.example')
  const passOf = (xid: Xid, token = tokenOf(xid)): string => passes.issue(host.world(), square, xid, token) ?? 'none'
  const join = (xid: Xid): void =>
    put({ type: 'SpaceJoined', at: noonPlus(0), xid, channelId: square, token: tokenOf(xid) })
  const said = (xid: Xid, kind: RoomEvent['kind'], toXid: Xid | null = null): void =>
    put({
      type: 'RoomEventSaid',
      at: noonPlus(0),
      xid,
      event: { ...plainEvent, kind, channelId: square, fromXid: xid, toXid },
    })
  const role = (toXid: Xid, given: 'speaker' | 'audience'): void =>
    put({ type: 'SpaceRoleSet', at: noonPlus(0), xid: ada, channelId: square, target: toXid, role: given })
  return { time, host, seats: makeRoomPermissions(host, passes), passOf, tokenOf, ada, ben, join, said, role, put }
}

/** The media of the rooms, with connections that keep what they hear. */
const mediaOf = ({ time, seats }: Pick<ReturnType<typeof open>, 'time' | 'seats'>) => {
  const accept = makeSignallingServer({ clock: time.clock(), seats, limiter: noRateLimit })
  return {
    connect: (token: string, peer: string) => {
      const line: { readonly heard: (string | undefined)[]; isClosed: boolean } = { heard: [], isClosed: false }
      const { receive } = accept({
        host: 'town.example',
        address: null,
        send: (text) => {
          line.heard.push(parseRtcAnswer(text)?.event)
        },
        close: () => {
          line.isClosed = true
        },
      })
      receive(writeRtcRequest({ event: 'join', data: { channel_id: square satisfies ChannelId, token, peer } }))
      return line
    },
  }
}

describe('The permissions of a room’s media', () => {
  it('R2-187 only people in a room are admitted to the media of the room, and only roles that may speak may send media', () => {
    const { seats, ada, ben, join, passOf } = open()
    expect(seats.seatOf(passOf(ben))).toBeNull()
    join(ada)
    join(ben)
    expect(seats.seatOf(passOf(ben))).toEqual({ xid: ben, channelId: square })
    expect([ada, ben].map((xid) => seats.maySend(square, xid, 'microphone'))).toEqual([true, false])
    expect(seats.maySend(square, ben, 'screen')).toBe(false)
  })

  it('a room token cannot be forged, and is valid only for the session that joined the room, until that session ends', () => {
    const { host, seats, ada, ben, join, passOf, put, tokenOf } = open()
    join(ada)
    join(ben)
    const pass = passOf(ada)
    const other = makeRoomPermissions(host, makeRoomTokens({ id: () => 'secret-of-another-process' }))
    expect([seats.seatOf(pass), other.seatOf(pass)]).toEqual([{ xid: ada, channelId: square }, null])
    expect(seats.seatOf(pass.replace(ada, ben))).toBeNull()
    expect(
      seats.seatOf(`${square}.${ada}.${sha256(`pass ${host.world().seed} ${square} ${ada}`).slice(0, 40)}`),
    ).toBeNull()
    expect(passOf(ada, 'token-of-a-session-that-did-not-join')).toBe('none')
    expect(passOf(ada, tokenOf(ben))).toBe('none')
    put({ type: 'SignedOut', at: noonPlus(0), token: tokenOf(ada) })
    expect(seats.seatOf(pass)).toBeNull()
  })

  it('MIC-7 a speaker whom a host has muted may send the camera, but not the microphone until the host unmutes', () => {
    const { seats, ada, ben, join, role, said } = open()
    join(ada)
    join(ben)
    role(ben, 'speaker')
    expect(seats.maySend(square, ben, 'microphone')).toBe(true)
    said(ada, 'mute', ben)
    expect([seats.maySend(square, ben, 'microphone'), seats.maySend(square, ben, 'camera')]).toEqual([false, true])
    said(ada, 'unmute', ben)
    expect(seats.maySend(square, ben, 'microphone')).toBe(true)
  })

  it('simulated speakers in a room are listed as simulated voices, and real people in the room are not', () => {
    const { seats, ada, join } = open()
    const voices = seats.voicesOf(square)
    expect(voices.length).toBeGreaterThan(1)
    join(ada)
    expect(seats.voicesOf(square)).toEqual(voices)
    expect(voices).not.toContain(ada)
  })

  it('SPC-6 when a host kicks a person out of a room, the server closes the person’s media connection at once', () => {
    const { time, seats, ada, ben, join, put, passOf } = open()
    join(ada)
    join(ben)
    const { connect } = mediaOf({ time, seats })
    const line = connect(passOf(ben), 'peer-of-ben')
    put({ type: 'SpaceKicked', at: noonPlus(0), xid: ada, channelId: square, target: ben })
    expect(line).toEqual({ heard: ['joined', 'ended'], isClosed: true })
  })

  it('R4-202 when one of two sessions of a member ends, its media connection closes at once, and the other stays', () => {
    const { time, seats, ben, join, put, passOf, tokenOf } = open()
    join(ben)
    put({ type: 'CodeAsked', source: '', at: noonPlus(0), email: 'ben@loop.example', code: '654321' })
    put({
      type: 'CodeEntered',
      rules: 12,
      source: '',
      at: noonPlus(0),
      email: 'ben@loop.example',
      code: '654321',
      token: 'token-of-the-phone',
      draw: 1,
    })
    put({ type: 'SpaceJoined', at: noonPlus(0), xid: ben, channelId: square, token: 'token-of-the-phone' })
    const { connect } = mediaOf({ time, seats })
    const desk = connect(passOf(ben), 'peer-of-desk')
    const phone = connect(passOf(ben, 'token-of-the-phone'), 'peer-of-phone')
    put({ type: 'SignedOut', at: noonPlus(0), token: tokenOf(ben) })
    expect(desk).toEqual({ heard: ['joined', 'peer_joined', 'ended'], isClosed: true })
    expect(phone).toEqual({ heard: ['joined', 'peer_left'], isClosed: false })
  })
})
