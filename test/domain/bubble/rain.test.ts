import { describe, expect, it } from 'vitest'
import { isElsewhere, leftIn, rainViewModel, standsWith } from '../../../src/domain/bubble'
import { refused, refusedSilently, unreachable } from '../../../src/domain/kernel/failure'
import { alarm, wait } from '../../support/given'
import {
  amount,
  HERE,
  event,
  step,
  join,
  joined,
  tap,
  said,
  popped,
  ended,
  answered,
  quit,
  close,
  running,
  story,
  shown,
  asked,
  dataOf,
  overAlarm,
} from './rain-story'

describe('A bubble rain', () => {
  it('R1-176 BUB-1 a rain is joining when the member joins it, raining once the server allows it, and over at its end event', () => {
    expect([shown(), shown(join())?.phase, shown(...running)?.phase, shown(...running, ended())?.phase]).toEqual([
      null,
      'joining',
      'raining',
      'over',
    ])
  })

  it('a member whom the server does not allow to join a rain sees no rain, but the server’s reason', () => {
    expect(story(join()).asked()).toEqual({ 'rainLook:1': { conversationId: HERE, eventId: 'r1' } })
    const failed = story(
      join(),
      step((ask) => ({ type: 'bubble/NotJoined', ask: ask('rainLook:1'), failure: refused('You need level 5') })),
    ).state
    expect([rainViewModel(failed, HERE), standsWith(failed, 'r1').failure]).toEqual([null, refused('You need level 5')])
  })

  it('R1-176 the server sets how long a rain lasts, counted from the rain’s start and not from joining', () => {
    const begun = dataOf(...running)
    expect([begun.until - begun.startedAt, dataOf(join(), joined({}, 29_000)).until - begun.startedAt]).toEqual([
      30_000,
      30_000 - 27_000,
    ])
    const late = [...running, wait(28_000), alarm(overAlarm(...running))]
    expect(shown(...late)).toMatchObject({ phase: 'over', endedBy: 'timeout' })
  })

  it('a rain is over at once for a member who joins too late or has already won', () => {
    expect(shown(join(), joined({}, 30_000))).toMatchObject({ phase: 'over', endedBy: 'ended' })
    expect(shown(join(), joined({ ended: true }))).toMatchObject({ phase: 'over', endedBy: 'ended' })
    expect(shown(join(), joined({ clicked: true }))).toMatchObject({ phase: 'over', endedBy: 'reward' })
  })

  it('BUB-2 a browser joins no second rain during the first rain, but may join the second rain after the first has ended', () => {
    const other = [...running, join('r2')]
    expect([dataOf(...other).at?.eventId, asked(...other)]).toEqual(['r1', asked(...running)])
    const next = story(...running, ended(), join('r2')).state
    expect([next.context.data.at?.eventId, next.value, isElsewhere(next, 'r1'), isElsewhere(next, 'r2')]).toEqual([
      'r2',
      'joining',
      true,
      false,
    ])
    expect(isElsewhere(story(...running, ended()).state, 'r2')).toBe(false)
  })

  it('BUB-1 of several events that can end a rain, only the first ends the rain and sets its end reason', () => {
    const first = [popped('b1', true), ended(), quit]
    expect(
      first.map((one, n) => shown(...running, tap('b1'), one, ...first.filter((_, other) => other !== n))?.endedBy),
    ).toEqual(['reward', 'ended', 'quit'])
  })

  it('bubbles popped before the member joined count as popped and cannot be tapped', () => {
    const bubbles = event.bubbles.map((one) => (one.id === 'b2' ? { ...one, rewards: amount('10') } : one))
    const rain = shown(join(), joined({ bubbles, used: amount('10') }))
    expect([
      rain === null ? -1 : leftIn(rain),
      asked(join(), joined({ bubbles }), tap('b2')).includes('rainTap:b2'),
    ]).toEqual([2, false])
  })
})

describe('A tap on a bubble', () => {
  it('BUB-3 a second tap on the same bubble is not sent, even if the member left and rejoined the rain after the first tap', () => {
    const back = [...running, tap('b1'), said('b1'), quit, close, join(), joined({}, 9_000, 2)]
    expect(shown(...back)?.phase).toBe('raining')
    expect(['b1', 'b2'].map((id) => asked(...back, tap(id)).includes(`rainTap:${id}`))).toEqual([false, true])
    const other = [...running, tap('b1'), said('b1'), ended(), join('r2')]
    expect([dataOf(...other).tapped, dataOf(...other, quit, join()).tapped]).toEqual([{}, { b1: true }])
  })

  it('BUB-3 a tap is sent once per bubble, and only for an unpopped bubble of the running rain', () => {
    expect(asked(...running, tap('b1'), tap('b1')).filter((id) => id.startsWith('rainTap:'))).toEqual(['rainTap:b1'])
    expect(asked(...running, tap('b1'), said('b1'), tap('b1')).filter((id) => id.startsWith('rainTap:'))).toEqual([])
    for (const steps of [
      [join(), tap('b1')],
      [...running, ended(), tap('b1')],
      [...running, tap('b9')],
      [...running, tap('b1', 'r2')],
      [...running, popped('b1', false), tap('b1')],
    ]) {
      expect(asked(...steps).filter((id) => id.startsWith('rainTap:'))).toEqual([])
    }
  })

  it('R1-336 BUB-4 a winning tap shows "Congrats!" and the reward for 3 s, and ends the rain for the winner', () => {
    const won = [...running, tap('b1'), popped('b1', true)]
    expect(shown(...won)).toMatchObject({
      phase: 'over',
      endedBy: 'reward',
      won: '10',
      notice: { kind: 'won', rewards: '10' },
    })
    const notice = asked(...won).find((id) => id.startsWith('rainNotice:')) ?? ''
    expect(dataOf(...won).noticeUntil - dataOf(...running).startedAt).toBe(2_000 + 3_000)
    expect(shown(...won, wait(3_000), alarm(notice))).toMatchObject({ notice: null, won: '10', phase: 'over' })
  })

  it('BUB-4 the request that sends a tap ends if the reward arrives before the confirmation', () => {
    expect(asked(...running, tap('b1'), popped('b1', true)).filter((id) => id.startsWith('rainTap:'))).toEqual([])
  })

  it('R1-336 a tap that the server answers with a text and no reward shows "Oops!" for 3 s, and the rain continues', () => {
    const oops = [...running, tap('b4'), said('b4'), answered('b4')]
    expect(shown(...oops)).toMatchObject({ phase: 'raining', notice: { kind: 'oops', words: 'That was a bomb' } })
    const notice = asked(...oops).find((id) => id.startsWith('rainNotice:')) ?? ''
    expect(shown(...oops, wait(3_000), alarm(notice))).toMatchObject({ notice: null, phase: 'raining' })
    expect(shown(...running, answered('b4'))).toMatchObject({ notice: null })
  })

  it('WS-8 a tap that cannot be sent without a connection shows a notice, and the member can tap the bubble again', () => {
    const lost = [
      ...running,
      tap('b1'),
      step((ask) => ({ type: 'bubble/TapNotSent', ask: ask('rainTap:b1'), bubbleId: 'b1', failure: refusedSilently })),
    ]
    expect(shown(...lost)).toMatchObject({ phase: 'raining', notice: { kind: 'lost' } })
    expect(asked(...lost, tap('b1'))).toContain('rainTap:b1')
  })

  it('after the response to a tap was lost, another tap on the same bubble is not sent', () => {
    const unclear = [
      ...running,
      tap('b1'),
      step((ask) => ({ type: 'bubble/TapUnclear', ask: ask('rainTap:b1'), bubbleId: 'b1', failure: unreachable })),
    ]
    expect(asked(...unclear, tap('b1')).filter((id) => id.startsWith('rainTap:'))).toEqual([])
  })
})

describe('A socket event of a rain', () => {
  it('BI-306 an event of a rain that the member never joined changes nothing', () => {
    expect(story(ended('never-joined')).state).toEqual(story().state)
    expect(dataOf(...running, ended('never-joined'))).toEqual(dataOf(...running))
  })

  it.each([
    ['of another rain', { eventId: 'r2' }],
    ['of an unknown bubble', { bubbleId: 'b99' }],
    ['of a bomb', { bubbleId: 'b4' }],
    ['with an amount above the rain’s total', { used: amount('31') }],
  ])('BUB-4 BUB-5 a pop event %s pays no reward', (_what, more) => {
    expect(dataOf(...running, popped('b1', true, more))).toEqual(dataOf(...running))
  })

  it('BUB-4 further reward events do not change the amount that a member won first in a rain', () => {
    expect(
      dataOf(...running, popped('b1', true), popped('b1', true, { rewards: amount('25') }), popped('b2', true)).won,
    ).toBe('10')
  })

  it('BUB-5 the popped total of a rain does not fall if a later pop event or response has a lower total', () => {
    const two = [...running, popped('b1', false, { used: amount('20') }), popped('b2', false, { used: amount('10') })]
    expect([dataOf(...two).used, dataOf(...two).lastPop]).toEqual(['20', 'b2'])
    expect(
      dataOf(
        ...running,
        popped('b1', false, { used: amount('20') }),
        step(() => ({ type: 'bubble/Reconnected' })),
        joined({ used: amount('10') }, 9_000, 2),
      ).used,
    ).toBe('20')
  })

  it('a response to the join request is ignored if it describes another rain than the requested rain', () => {
    expect(asked(...running)).toEqual([overAlarm(...running), 'stayInRain'])
    expect(shown(join(), joined({ id: 'r2' }))).toMatchObject({ phase: 'joining', event: null })
    const cut = [...running, step(() => ({ type: 'bubble/Reconnected' })), joined({ id: 'r2', ended: true }, 5_000, 2)]
    expect([shown(...cut)?.phase, asked(...cut).some((id) => id.startsWith('rainLook'))]).toEqual(['raining', false])
  })

  it('BUB-4 a reward that arrives after the member left the rain counts, but shows no notice', () => {
    expect(shown(...running, tap('b1'), quit, popped('b1', true))).toMatchObject({
      phase: 'over',
      endedBy: 'quit',
      won: '10',
      notice: null,
    })
  })

  it('a reward that arrives after the end of the rain counts and shows its notice', () => {
    expect(dataOf(...running, tap('b1'), ended(), popped('b1', true))).toMatchObject({
      endedBy: 'ended',
      won: '10',
      notice: { kind: 'won' },
    })
  })
})

describe('A rain after reconnecting', () => {
  it('WS-7 after a reconnect a rain takes its remaining time from the server, and its bubbles keep their positions', () => {
    const cut = [...running, wait(4_000), step(() => ({ type: 'bubble/Reconnected' }))]
    expect(asked(...cut)).toContain('rainLook:2')
    const before = dataOf(...running)
    const after = dataOf(...cut, joined({}, 20_000, 2))
    expect([after.startedAt, after.until - before.startedAt]).toEqual([before.startedAt, 6_000 + 10_000])
    expect(shown(...cut, joined({ ended: true }, 20_000, 2))).toMatchObject({ phase: 'over', endedBy: 'ended' })
  })

  it('a running rain continues if the client cannot read the rain from the server after a reconnect', () => {
    const cut = [
      ...running,
      step(() => ({ type: 'bubble/Reconnected' })),
      step((ask) => ({ type: 'bubble/NotJoined', ask: ask('rainLook:2'), failure: unreachable })),
    ]
    expect([shown(...cut)?.phase, asked(...cut).some((id) => id.startsWith('rainLook'))]).toEqual(['raining', false])
  })
})

it('a running bubble rain is removed when the session ends', () => {
  expect(
    story(...running, { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' })
      .state,
  ).toEqual({ ...story().state, asks: {} })
})
