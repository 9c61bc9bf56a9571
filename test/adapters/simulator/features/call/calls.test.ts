import { describe, expect, it } from 'vitest'
import { scheduleCalls } from '../../../../../src/adapters/simulator/features/schedules/call.schedule'
import { server } from '../../../../../src/adapters/simulator/features/call.server'
import { makeStateHost, type ServerEvent } from '../../../../../src/adapters/simulator/state-host'
import { makeConversationViewers } from '../../../../../src/adapters/simulator/viewers'
import { makeRoomTokens } from '../../../../../src/adapters/simulator/make-room-tokens'
import { makeRoomPermissions } from '../../../../../src/adapters/simulator/signalling/room-permissions'
import { callsOf } from '../../../../../src/adapters/simulator/state/features/call/calls'
import type { CallInput } from '../../../../../src/adapters/simulator/state/features/call/feature'
import type { ServerOutput } from '../../../../../src/adapters/simulator/state/output'
import { ChannelId, MessageId, Xid } from '../../../../../src/domain/kernel/ids'
import { made } from '../../../../support/builders/made'
import { makeFakeClock } from '../../../support/fake-clock'
import { countingRandom } from '../../../support/memory-ports'
import { personBy, townOf } from '../../state/town'

const MEI = made(Xid, 'm000000003')
const room = (n: number) => made(ChannelId, `ca110001-0000-4000-8000-00000000000${n}`)
type Given<I> = I extends CallInput ? Omit<I, 'at' | 'messageId' | 'platform'> & { readonly platform?: string } : never

const TOWN = townOf(1)

const open = (pace = 0, chance = 'r') => {
  const clock = makeFakeClock()
  const random = countingRandom(chance)
  const host = makeStateHost({ clock, random, world: TOWN, record: () => undefined })
  const news: ServerEvent[] = []
  host.subscribe((one) => {
    news.push(one)
  })
  const [ada, ben] = [personBy(host.world(), 'ada@loop.example'), personBy(host.world(), 'ben@loop.example')]
  for (const email of ['ada@loop.example', 'ben@loop.example']) {
    host.commit(({ at }) => ({ type: 'CodeAsked', source: '', at, email, code: '123456' }))
    host.commit(({ at }) => ({
      type: 'CodeEntered',
      rules: 12,
      source: '',
      at,
      email,
      code: '123456',
      token: `token-of-${personBy(host.world(), email)}`,
      draw: 1,
    }))
  }
  const tokenOf = (xid: Xid): string => `token-of-${xid}`
  let n = 0
  const put = (input: Given<CallInput>): readonly ServerOutput[] => {
    n += 1
    const input_: object = {
      platform: 'web',
      ...input,
      at: clock.now(),
      messageId: made(MessageId, `call-record-${n}`),
    }
    return host.commit(({ at }) => ({ ...input_, type: input.type, at }))
  }
  const start = (xid: Xid, to: Xid, channel: number, isVideo = false) =>
    put({ type: 'call/Started', xid, token: tokenOf(xid), to, isVideo, channelId: room(channel) })
  const act = (
    type: 'call/Accepted' | 'call/Rejected' | 'call/Cancelled',
    xid: Xid,
    channel = 1,
    token = tokenOf(xid),
  ) => put({ type, xid, token, channelId: room(channel) })
  const frames = () =>
    news.flatMap((one) =>
      one.type === 'FrameSent'
        ? [[one.event.replace('loop_private_room_', ''), one.data['channel_id'], one.data['from_xid']]]
        : [],
    )
  const records = () =>
    news.flatMap((one) =>
      one.type === 'Posted' && one.message.content.kind === 'privateSpaceState' ? [one.message] : [],
    )
  const audience = makeConversationViewers()
  const stop = scheduleCalls({ clock, random, host, audience, pace, failed: () => undefined })
  return {
    time: clock,
    host,
    ada,
    ben,
    start,
    act,
    put,
    frames,
    records,
    tokenOf,
    stop,
    audience,
    callsNow: () => callsOf(host.world(), ada),
  }
}
const words = (outputs: readonly ServerOutput[]): string =>
  outputs.flatMap((one) => (one.type === 'Refused' ? [one.words] : [])).join()

describe('A private call on the server', () => {
  it('when an answered private call ends, its duration is posted in the chat of the two people', async () => {
    const { host, ada, ben, start, act, frames, records, time, callsNow } = open()
    start(ada, ben, 1)
    act('call/Accepted', ben)
    server.channels?.entered(host, room(1))
    await time.advance(848_000)
    act('call/Cancelled', ben)
    expect(frames()).toEqual([
      ['calling', room(1), ada],
      ['accept', room(1), ben],
      ['cancel', room(1), ben],
    ])
    expect(records()).toMatchObject([
      { from: { xid: ada }, content: { kind: 'privateSpaceState', isVideo: false, state: 'completed', seconds: 848 } },
    ])
    expect(callsNow()).toEqual([])
  })

  it('R1-124 a cancelled or declined private call is recorded as cancelled, and a private call that nobody answers as missed', async () => {
    const { ada, ben, start, act, records, time } = open()
    start(ada, ben, 1, true)
    act('call/Cancelled', ada)
    start(ada, ben, 2)
    act('call/Rejected', ben, 2)
    start(ada, ben, 3)
    await time.advance(61_000)
    act('call/Cancelled', ada, 3)
    expect(records().map(({ content }) => content)).toMatchObject([
      { isVideo: true, state: 'canceled' },
      { isVideo: false, state: 'canceled' },
      { state: 'missed', seconds: 0 },
    ])
  })

  it('two people who call each other at once are connected in the channel of the first call', () => {
    const { ada, ben, start, frames, callsNow } = open()
    start(ada, ben, 1)
    expect(words(start(ben, ada, 2, true))).toBe('')
    expect(callsNow()).toMatchObject([
      { channelId: room(1), isVideo: false, from: ada, by: { [`token-of-${ada}`]: ada, [`token-of-${ben}`]: ben } },
    ])
    expect(frames()).toEqual([
      ['calling', room(1), ada],
      ['accept', room(1), ben],
    ])
  })

  it('a cancelled private call cannot be answered, and an answered one cannot be declined or answered on another device', () => {
    const first = open()
    first.start(first.ada, first.ben, 1)
    first.act('call/Cancelled', first.ada)
    expect(words(first.act('call/Accepted', first.ben))).toBe('This call is over')
    const other = open()
    other.start(other.ada, other.ben, 1)
    other.act('call/Accepted', other.ben)
    expect(words(other.act('call/Accepted', other.ben))).toBe('')
    expect(words(other.act('call/Accepted', other.ben, 1, 'another-session'))).toBe(
      'This call was answered on another device',
    )
    expect(words(other.act('call/Rejected', other.ben))).toBe('This call is over')
    expect(words(other.act('call/Cancelled', other.ada))).toBe('')
  })

  it('a ringing private call can be answered only by the called person and cancelled only by the caller', () => {
    const { host, ada, ben, start, act } = open()
    const sky = personBy(host.world(), 'super@loop.example')
    start(ada, ben, 1)
    for (const type of ['call/Accepted', 'call/Rejected', 'call/Cancelled'] as const)
      expect([type, words(act(type, sky))]).toEqual([type, 'This call is over'])
    expect(words(act('call/Accepted', ada))).toBe('This call is over')
    expect(words(act('call/Cancelled', ben))).toBe('This call is over')
  })

  it('a private call to oneself, to a bot or between two people of whom one has blocked the other is refused', () => {
    const { host, ada, ben, start } = open()
    expect(words(start(ada, ada, 1))).toBe('There is no such person')
    expect(words(start(ada, made(Xid, 'b900000001'), 1))).toBe('They take no calls')
    host.commit(({ at }) => ({ type: 'BlockSet', at, xid: ben, target: ada, on: true }))
    expect([words(start(ada, ben, 1)), words(start(ben, ada, 2))]).toEqual([
      'You have been blocked',
      'You have been blocked',
    ])
  })

  it('only the sessions that started and answered a private call may enter the channel of the call, until the call ends', () => {
    const { host, ada, ben, start, act, tokenOf } = open()
    const passes = makeRoomTokens({ id: () => 'secret-of-this-process' })
    const seats = makeRoomPermissions(host, passes)
    const passOf = (xid: Xid, token = tokenOf(xid)) => passes.issue(host.world(), room(1), xid, token)
    start(ada, ben, 1)
    expect([passOf(ben), passOf(ada, 'another-session')]).toEqual([null, null])
    act('call/Accepted', ben)
    const pass = passOf(ben) ?? ''
    expect(seats.seatOf(pass)).toEqual({ xid: ben, channelId: room(1) })
    expect((['microphone', 'camera', 'screen'] as const).map((kind) => seats.maySend(room(1), ben, kind))).toEqual([
      true,
      true,
      false,
    ])
    act('call/Cancelled', ada)
    expect(seats.seatOf(pass)).toBeNull()
    expect(seats.maySend(room(1), ben, 'microphone')).toBe(false)
  })

  it('a private call ends when nobody answers, when nobody is in its channel or when the session of the caller ends', async () => {
    const gone = open()
    gone.start(gone.ada, gone.ben, 1)
    await gone.time.advance(62_999)
    expect(gone.callsNow()).toHaveLength(1)
    await gone.time.advance(1)
    expect([gone.callsNow(), gone.records().map(({ content }) => content)]).toMatchObject([[], [{ state: 'missed' }]])
    const both = open()
    both.start(both.ada, both.ben, 1)
    server.channels?.emptied(both.host, room(1))
    expect(both.callsNow()).toHaveLength(1)
    both.act('call/Accepted', both.ben)
    server.channels?.emptied(both.host, room(1))
    expect(both.callsNow()).toEqual([])
    const neither = open()
    neither.start(neither.ada, neither.ben, 1)
    neither.act('call/Accepted', neither.ben)
    await neither.time.advance(62_999)
    expect(neither.callsNow()).toHaveLength(1)
    await neither.time.advance(1)
    expect(neither.callsNow()).toEqual([])
    const entered = open()
    entered.start(entered.ada, entered.ben, 1)
    server.channels?.entered(entered.host, room(1))
    entered.act('call/Accepted', entered.ben)
    await entered.time.advance(70_000)
    expect(entered.callsNow()).toHaveLength(1)
    const left = open()
    left.start(left.ada, left.ben, 1)
    server.channels?.entered(left.host, room(1))
    server.channels?.emptied(left.host, room(1))
    left.act('call/Accepted', left.ben)
    await left.time.advance(63_000)
    expect(left.callsNow()).toEqual([])
    const out = open()
    out.start(out.ada, out.ben, 1)
    out.host.commit(({ at }) => ({ type: 'SignedOut', at, token: out.tokenOf(out.ada) }))
    expect(out.frames().at(-1)).toEqual(['cancel', room(1), null])
  })

  it('the server announces a private call to each new connection of the called person until the call is answered', () => {
    const { host, ada, ben, start, act } = open()
    start(ada, ben, 1)
    expect(server.greets?.(host.world(), ben)).toMatchObject([
      { event: 'loop_private_room_calling', to: [ben], data: { channel_id: room(1) } },
    ])
    expect(server.greets?.(host.world(), ada)).toEqual([])
    act('call/Accepted', ben)
    expect(server.greets?.(host.world(), ben)).toEqual([])
  })
})

describe('Simulated members in private calls', () => {
  /** The outcomes of a phone call to a resident, over many random seeds. */
  const fates = async (pace: number): Promise<ReadonlySet<unknown>> =>
    new Set(
      await Promise.all(
        Array.from({ length: 40 }, async (_, n) => {
          const { ada, put, frames, time, stop } = open(pace, `r${n}-`)
          put({ type: 'call/Started', xid: ada, token: `token-of-${ada}`, to: MEI, isVideo: false, channelId: room(1) })
          await time.advance(20_000)
          stop()
          return frames()[1]?.[0] ?? 'none'
        }),
      ),
    )

  it('a simulated member who is called answers, declines or misses the private call at random, but always misses it at pace 0', async () => {
    expect(await fates(1)).toEqual(new Set(['accept', 'reject', 'none']))
    expect(await fates(0)).toEqual(new Set(['none']))
  })

  it('while a member is watching, simulated members sometimes call the member and hang up, but not at pace 0', async () => {
    const callers = async (pace: number, isSeen: boolean) => {
      const { ada, audience, frames, time, stop } = open(pace)
      if (isSeen) audience.enter(ada)
      await time.advance(660_000)
      stop()
      return frames().map(([event]) => event)
    }
    expect((await callers(1, true)).slice(0, 2)).toEqual(['calling', 'cancel'])
    expect([await callers(0, true), await callers(1, false)]).toEqual([[], []])
  })

  it('a simulated member is listed as a voice in the channel of a private call after answering the call', () => {
    const { host, ada, put } = open()
    put({ type: 'call/Started', xid: ada, token: `token-of-${ada}`, to: MEI, isVideo: false, channelId: room(1) })
    expect(server.channels?.voicesOf(host.world(), room(1))).toEqual([])
    put({ type: 'call/Accepted', xid: MEI, token: '', channelId: room(1) })
    expect(server.channels?.voicesOf(host.world(), room(1))).toEqual([MEI])
  })
})
