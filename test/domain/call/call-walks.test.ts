import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callRefusal, mayRing } from '../../../src/domain/call/call'
import { callsReducer, isCurrent } from '../../../src/domain/call/calls'
import { entriesOf } from '../../../src/domain/kernel/table'
import { counterexample, isSame } from '../../support/counterexample'
import type { Story } from '../../support/given'
import { wakes } from '../../support/walk'
import { ADA, BEN, call, calling, dial, free, hangUp, now, signal } from './call-story'
import { broken, NEITHER, SIGNALS, type Calls } from './call-turns'

const running = (story: Story<Calls>, effect: string): number =>
  entriesOf(callsReducer.effects(story.state)).filter(([, request]) => request.effect === effect).length
const phase = (story: Story<Calls>): string | null => now(story)?.phase ?? null

describe('Private calls, whatever happens', () => {
  it('CLR-2 RCV-2 at most one call is current, and it stays the same while another one starts or rings', () => {
    expect(broken(({ state }) => entriesOf(state.byKey).filter(([, item]) => isCurrent(item)).length <= 1)).toBeNull()
    expect(
      broken((story) => {
        const current = now(story)
        const others = [dial(free, 'another'), calling(story.at, NEITHER)]
        return (
          current === null ||
          current.phase === 'ringing' ||
          others.every((step) => {
            const after = story.when(step)
            return now(after)?.key === current.key && running(after, 'start') <= running(story, 'start')
          })
        )
      }),
    ).toBeNull()
  })

  it('CLR-1 a call starts only to a person who exists, is not blocked and allows messages, and never out of a space', () => {
    const availability = fc.record({
      exists: fc.boolean(),
      isVisitor: fc.boolean(),
      blocked: fc.nat(3),
      allowsDm: fc.boolean(),
      isInSpace: fc.boolean(),
    })
    expect(
      counterexample(
        fc.property(availability, (one) => {
          const may = one.exists && !one.isVisitor && one.blocked === 0 && one.allowsDm && !one.isInSpace
          return (callRefusal(one) === null) === may && running(call(dial(one)), 'start') === (may ? 1 : 0)
        }),
      ),
    ).toBeNull()
  })

  it('CLR-3 an unanswered call is awaited for 30 s, unreachable for 30 s, then without response, and over after 61 s', () => {
    const until: Readonly<Record<string, number>> = { awaiting: 30_000, unreachable: 60_000, noResponse: 61_000 }
    expect(
      broken((story) => {
        const awake = wakes(story)
        const waiting = now(awake)
        return awake.at - (waiting?.from ?? awake.at) < (until[waiting?.phase ?? ''] ?? Infinity)
      }),
    ).toBeNull()
  })

  it('CLR-4 RCV-4 a call is ongoing only once the peer is in its channel, and an incoming one only after its channel was joined', () => {
    expect(
      broken((after, before, last) => {
        const call_ = now(after)
        if (phase(after) !== 'together' || phase(before) === 'together') return true
        const came = `peer true ${call_?.channelId ?? ''}`
        const from = call_?.side === 'caller' ? ['awaiting', 'unreachable', 'noResponse'] : ['joining']
        return last[fc.toStringMethod]() === came && [...from, 'alone'].includes(phase(before) ?? '')
      }),
    ).toBeNull()
  })

  it('CLR-5 CLR-6 a hang-up and a failed start end the call here at once', () => {
    expect(
      broken((after, before, last) => {
        const current = now(after)
        const mayEnd = current !== null && !['checking', 'ringing'].includes(current.phase)
        const isOnly = phase(before) === 'starting' && running(before, 'start') === 1
        const hasFailed = last[fc.toStringMethod]() === 'start: failed' && isOnly
        return (
          (!mayEnd || now(after.when(hangUp(current.key)))?.key !== current.key) &&
          !(hasFailed && current?.key === now(before)?.key)
        )
      }),
    ).toBeNull()
  })

  it('CLR-7 signals that name another channel change nothing about the current call', () => {
    expect(
      broken((story) =>
        SIGNALS.every((type) => isSame(now(story.when(signal(type, { channelId: NEITHER, by: ADA }))), now(story))),
      ),
    ).toBeNull()
  })

  it('CLR-8 the time of a call runs from the first moment at which both were in it', () => {
    expect(
      broken((after, before) => {
        const [then, since] = [now(before), now(after)?.since]
        if (then === null || then.key !== now(after)?.key || since == null) return true
        return since === (then.since ?? after.at)
      }),
    ).toBeNull()
  })

  it('RCV-1 RCV-8 only a call to the member rings, from nobody whom the member blocked, and never for a visitor', () => {
    const may = fc.record({
      to: fc.constantFrom('x-ann', 'x-ben'),
      me: fc.constantFrom('x-ann', null),
      isVisitor: fc.boolean(),
      isBlocked: fc.boolean(),
      isKicked: fc.boolean(),
    })
    expect(
      counterexample(
        fc.property(
          may,
          (one) => !mayRing(one) || (one.to === one.me && !one.isVisitor && !one.isBlocked && !one.isKicked),
        ),
      ),
    ).toBeNull()
    expect(mayRing({ to: 'x-ann', me: 'x-ann', isVisitor: false, isBlocked: false, isKicked: false })).toBe(true)
  })

  it('RCV-3 the ringtone plays exactly while a call rings, and for less than 61 s', () => {
    expect(
      broken((story) => {
        const awake = wakes(story)
        const ringing = now(awake)
        return (
          running(story, 'ring') === (phase(story) === 'ringing' ? 1 : 0) &&
          (ringing?.phase !== 'ringing' || awake.at - ringing.from < 61_000)
        )
      }),
    ).toBeNull()
  })

  it('RCV-5 an answer in another browser leaves no note, and one on another device of the member does', () => {
    const note = (story: Story<Calls>, by: typeof ADA, isWeb: boolean): boolean =>
      entriesOf(story.when(signal('call/Accepted', { by, isWeb })).state.byKey).some(
        ([, { context }]) => context.ending === 'elsewhere',
      )
    const ringing = call(calling())
    expect([note(ringing, ADA, false), note(ringing, ADA, true), note(ringing, BEN, false)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('RCV-6 a call whose signal may be old rings only after the server has confirmed it', () => {
    expect(
      broken((after, before, last) => {
        const isNew = phase(after) === 'ringing' && now(after)?.key !== now(before)?.key
        const why = last[fc.toStringMethod]()
        return !isNew || why.startsWith('rings now') || why === 'check: calls'
      }),
    ).toBeNull()
  })
})
