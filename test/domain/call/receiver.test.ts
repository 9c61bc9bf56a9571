import { describe, expect, it } from 'vitest'
import { mayRing } from '../../../src/domain/call'
import { callCheckReducer } from '../../../src/domain/call/call-check.reducer'
import { unreachable } from '../../../src/domain/kernel/failure'
import { alarm, given, wait, type Step } from '../../support/given'
import {
  accept,
  ADA,
  at,
  BEN,
  call,
  calling,
  closed,
  dial,
  free,
  hangUp,
  last,
  letIn,
  lineFails,
  now,
  OTHER_ROOM,
  peer,
  reject,
  ROOM,
  sessionEnds,
  signal,
  started,
  step,
} from './call-story'

const isRinging = (...steps: readonly Step[]): boolean => `ring/${ROOM}` in call(...steps).asked()
const kicked: Step = {
  type: 'ChatKickedOffline',
  ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 },
}
const checked = (channelId: typeof ROOM | null = ROOM, key: string = ROOM): Step =>
  step((ask) => ({ type: 'call/RingVerified', ask: ask(`check/${key}`), channelId }))

describe('A private call that the member receives', () => {
  it.each([
    [{}, true],
    [{ to: BEN }, false],
    [{ me: null, isVisitor: true }, false],
    [{ isVisitor: true }, false],
    [{ isBlocked: true }, false],
    [{ isKicked: true }, false],
  ])(
    'R2-147 RCV-1 RCV-8 a call rings only at its callee, and at no visitor, blocked or kicked member (with %o: %s)',
    (of, rings) => {
      expect(mayRing({ to: ADA, me: ADA, isVisitor: false, isBlocked: false, isKicked: false, ...of })).toBe(rings)
    },
  )

  it('a callee who dials the caller while the caller’s call rings answers that call, unless the callee may not call', () => {
    const both = call(calling(), dial())
    expect([now(both)?.key, now(both)?.phase, last(both)]).toEqual([ROOM, 'accepting', null])
    const other = call(calling(), dial({ ...free, isInSpace: true }))
    expect([now(other)?.phase, last(other)?.ending]).toEqual(['ringing', 'inSpace'])
  })

  it('R2-146 RCV-3 an incoming call rings until it is answered, rejected or cancelled or the session ends, and for at most 61 s', () => {
    const story = call(calling())
    expect(now(story)).toMatchObject({ phase: 'ringing', side: 'receiver', isVideo: true })
    expect(story.asked()).toEqual({ [`ring/${ROOM}`]: {}, [`ringOver/${ROOM}`]: { at: at(61_000) } })
    for (const [end, how] of [
      [accept, 'accept'],
      [reject, 'reject'],
      [signal('call/Cancelled'), 'cancel'],
      [sessionEnds, 'sign-out'],
      [kicked, 'kick'],
    ] as const) {
      expect([how, isRinging(calling(), end)]).toEqual([how, false])
    }
    const over = story.when(wait(61_000), alarm(`ringOver/${ROOM}`))
    expect([now(over), last(over)?.ending]).toEqual([null, 'missed'])
  })

  it('R2-146 RCV-4 an accepted call is ongoing once the server has admitted the callee and the caller is in the channel', () => {
    const accepting = call(calling(), accept)
    expect([now(accepting)?.phase, accepting.asked()]).toEqual([
      'accepting',
      { [`accept/${ROOM}`]: { channelId: ROOM } },
    ])
    expect(now(accepting.when(peer()))?.phase).toBe('accepting')
    expect(now(accepting.when(letIn))?.phase).toBe('joining')
    expect(now(accepting.when(letIn, wait(300), peer()))).toMatchObject({ phase: 'together', since: at(300) })
  })

  it('RCV-4 a callee who accepted sees a note if the caller cancelled meanwhile, or if the channel cannot be joined', () => {
    expect(last(call(calling(), accept, signal('call/Cancelled')))?.ending).toBe('cancelled')
    expect(last(call(calling(), accept, letIn, signal('call/Cancelled')))?.ending).toBe('cancelled')
    expect(
      last(
        call(
          calling(),
          accept,
          step((ask) => ({ type: 'call/ChannelNotJoined', ask: ask(`accept/${ROOM}`), failure: unreachable })),
        ),
      )?.ending,
    ).toBe('notLetIn')
    const lost = call(calling(), accept, letIn, wait(10_000), alarm(`joinDue/${ROOM}`))
    expect([last(lost)?.ending, lost.asked()]).toEqual([
      'lost',
      { [`close/${ROOM}`]: { channelId: ROOM, how: 'cancel' } },
    ])
    expect(last(call(calling(), accept, letIn, lineFails))?.ending).toBe('lost')
  })

  it('R2-146 a callee who rejects the call ends the ring, and sees no note', () => {
    const story = call(calling(), reject)
    expect([now(story), last(story), story.asked()]).toEqual([
      null,
      null,
      { [`close/${ROOM}`]: { channelId: ROOM, how: 'reject' } },
    ])
    expect(story.when(closed(ROOM)).state.byKey).toEqual({})
  })

  it('RCV-2 a second incoming call does not ring while the member is in a call, makes a call or is being called', () => {
    const other = step(() => ({
      type: 'call/Calling',
      channelId: OTHER_ROOM,
      from: { xid: BEN, uid: null, name: 'Ben', avatar: null },
      isVideo: false,
      saidAt: at(0),
    }))
    for (const before of [
      [calling()],
      [calling(), accept],
      [calling(), accept, letIn, peer()],
      [dial()],
      [dial(), started()],
    ]) {
      const story = call(...before)
      expect(story.when(other).state.byKey).toEqual(story.state.byKey)
    }
    expect(now(call(calling(), reject, other))).toMatchObject({ phase: 'ringing', channelId: OTHER_ROOM })
  })

  it('R2-149 R2-289 RCV-5 when the callee answers or cancels on another device, the ring in this browser ends with a note', () => {
    const elsewhere = { by: ADA, isWeb: false }
    for (const type of ['call/Accepted', 'call/Cancelled'] as const) {
      expect([type, last(call(calling(), signal(type, elsewhere)))?.ending]).toEqual([type, 'elsewhere'])
      expect([type, now(call(calling(), signal(type, elsewhere)))]).toEqual([type, null])
    }
    // The ring also ends in another browser of the same account, without a note. An answer of the caller on a phone
    // is not my answer.
    expect(call(calling(), signal('call/Accepted', { by: ADA, isWeb: true })).state.byKey).toEqual({})
    expect(last(call(calling(), signal('call/Cancelled', { by: BEN, isWeb: false })))?.ending).toBe('missed')
    expect(now(call(calling(), signal('call/Accepted', { by: BEN, isWeb: false })))?.phase).toBe('ringing')
    expect(now(call(calling(), signal('call/Accepted', { channelId: OTHER_ROOM, by: ADA, isWeb: false })))?.phase).toBe(
      'ringing',
    )
    expect(last(call(dial(), started(), signal('call/Cancelled', elsewhere)))?.ending).toBe('elsewhere')
  })

  it('RCV-6 a call whose calling event may be old is first checked with the server, and rings only if the caller still waits', () => {
    for (const old of [at(-61_000), at(-5_001), at(5_001), null]) {
      const doubting = call(calling(old))
      expect([isRinging(calling(old)), doubting.asked()]).toEqual([
        false,
        { [`check/${ROOM}`]: { channelId: ROOM, from: BEN } },
      ])
      expect(now(doubting.when(checked()))?.phase).toBe('ringing')
      expect(doubting.when(checked(null)).state.byKey).toEqual({})
      expect(doubting.when(checked(OTHER_ROOM)).state.byKey).toEqual({})
      expect(
        doubting.when(
          step((ask) => ({ type: 'call/RingNotVerified', ask: ask(`check/${ROOM}`), failure: unreachable })),
        ).state.byKey,
      ).toEqual({})
      for (const over of [signal('call/Cancelled'), kicked]) expect(doubting.when(over).state.byKey).toEqual({})
    }
    expect(isRinging(calling(at(-5_000)))).toBe(true)
    const nameless = call(calling(at(0), null), checked(ROOM, `from-${BEN}`))
    expect(now(nameless)).toMatchObject({ phase: 'ringing', channelId: ROOM })
  })

  const found = (is: 'waiting' | 'ongoing' | 'over', channelId = ROOM): Step =>
    step(() => ({
      type: 'call/StatusLoaded',
      ask: { unit: callCheckReducer.name, id: `look:${channelId}:1`, seq: 1 },
      channelId,
      is,
    }))

  it('RCV-6 after a second reconnect during the request for the state of a call, the client requests the state again', () => {
    const back = () => step(() => ({ type: 'call/Reconnected', channelId: ROOM }))
    const twice = given(callCheckReducer, back(), back())
    expect(twice.asked()).toEqual({ [`look:${ROOM}:1`]: { channelId: ROOM } })
    const again = twice.when(
      step((ask) => ({ type: 'call/StatusNotLoaded', ask: ask(`look:${ROOM}:1`), failure: unreachable })),
    )
    expect(again.asked()).toEqual({ [`look:${ROOM}:2`]: { channelId: ROOM } })
    expect(
      again
        .when(
          step((ask) => ({ type: 'call/StatusLoaded', ask: ask(`look:${ROOM}:2`), channelId: ROOM, is: 'waiting' })),
        )
        .asked(),
    ).toEqual({})
  })

  it('RCV-6 after a reconnect the client requests the state of its call, and ends the call if its end event was missed', () => {
    const back = given(
      callCheckReducer,
      step(() => ({ type: 'call/Reconnected', channelId: ROOM })),
    )
    expect(back.asked()).toEqual({ [`look:${ROOM}:1`]: { channelId: ROOM } })
    const failed = (round: number) =>
      step((ask) => ({ type: 'call/StatusNotLoaded', ask: ask(`look:${ROOM}:${round}`), failure: unreachable }))
    expect(back.when(failed(1)).asked()).toEqual({})
    const phaseAfter = (before: readonly Step[], is: 'waiting' | 'ongoing' | 'over') => [
      now(call(...before, found(is)))?.phase ?? null,
      last(call(...before, found(is)))?.ending ?? null,
    ]
    expect([
      phaseAfter([calling()], 'waiting'),
      phaseAfter([calling()], 'ongoing'),
      phaseAfter([calling()], 'over'),
    ]).toEqual([
      ['ringing', null],
      [null, null],
      [null, 'missed'],
    ])
    const joining = [calling(), accept, letIn]
    expect([phaseAfter(joining, 'ongoing'), phaseAfter(joining, 'over')]).toEqual([
      ['joining', null],
      [null, 'cancelled'],
    ])
    expect([phaseAfter([...joining, peer()], 'ongoing'), phaseAfter([...joining, peer()], 'over')]).toEqual([
      ['together', null],
      [null, 'hungUp'],
    ])
    const waiting = [dial(), started()]
    expect([phaseAfter(waiting, 'waiting'), phaseAfter(waiting, 'over')]).toEqual([
      ['awaiting', null],
      [null, 'noAnswer'],
    ])
    expect(now(call(calling(), found('over', OTHER_ROOM)))?.phase).toBe('ringing')
  })

  it('CLR-7 a call that has ended does not ring when a calling event arrives later', () => {
    for (const over of [signal('call/Cancelled'), signal('call/Rejected'), signal('call/Accepted')])
      expect(isRinging(over, calling())).toBe(false)
    expect(isRinging(calling(), calling())).toBe(true)
    expect(isRinging(calling(), reject, closed(ROOM), calling())).toBe(false)
    expect(isRinging(signal('call/Cancelled'), sessionEnds, calling())).toBe(true)
  })

  it('when a callee accepts and hangs up before the server responds, the call ends at once, and on the server after the response', () => {
    const closed = { [`close/${ROOM}`]: { channelId: ROOM, how: 'cancel' } }
    expect(call(calling(), accept, letIn, hangUp(ROOM)).asked()).toEqual(closed)
    // The client ends the call only after the server has the answer. An earlier end would find no call.
    const early = [calling(), accept, hangUp(ROOM)] as const
    expect([call(...early).asked(), now(call(...early))]).toEqual([{ [`accept/${ROOM}`]: { channelId: ROOM } }, null])
    expect(call(...early, letIn).asked()).toEqual(closed)
    expect(now(call(dial(free), hangUp(), calling()))?.phase).toBe('ringing')
  })
})
