import { describe, expect, it } from 'vitest'
import { callClock, callMediaTarget } from '../../../src/domain/call'
import { callRefusal, type CallAvailability } from '../../../src/domain/call/call'
import { TabId } from '../../../src/domain/kernel/ids'
import { addMs } from '../../../src/domain/kernel/instant'
import { NOON } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { alarm, wait, type Step } from '../../support/given'
import {
  at,
  ben,
  BEN,
  call,
  closed,
  dial,
  free,
  hangUp,
  last,
  lineFails,
  notClosed,
  notStarted,
  now,
  OTHER_ROOM,
  peer,
  ROOM,
  sessionEnds,
  signal,
  started,
  step,
} from './call-story'

const waiting = [dial(), started()] as const
/** The steps in which each named deadline rings at its time. */
const rings = (...names: readonly string[]): readonly Step[] => names.map((name) => alarm(`${name}/k`))
const close = (how: 'cancel' | 'reject' = 'cancel') => ({ 'close/k': { channelId: ROOM, how } })

describe('A private call that the member makes', () => {
  it('R2-144 CLR-1 a call starts with the request for a channel, and the caller waits in the channel once the server has created it', () => {
    expect(now(call(dial()))).toMatchObject({ phase: 'starting', side: 'caller', peer: ben })
    expect(call(dial()).asked()).toEqual({ 'start/k': { to: BEN, isVideo: false } })
    expect(now(call(...waiting))).toMatchObject({ phase: 'awaiting', channelId: ROOM })
  })

  it.each<[Partial<CallAvailability>, string]>([
    [{ exists: false }, 'nobody'],
    [{ isVisitor: true }, 'visitor'],
    [{ blocked: 1 }, 'blocked'],
    [{ blocked: 2 }, 'blocked'],
    [{ allowsDm: false }, 'noDm'],
    [{ isInSpace: true }, 'inSpace'],
  ])(
    'R2-162 CLR-1 a call is refused, without a request to the server, if the callee’s availability is %o',
    (standing, why) => {
      expect(callRefusal({ ...free, ...standing })).toBe(why)
      const story = call(dial({ ...free, ...standing }))
      expect([now(story), last(story)?.ending, story.asked()]).toEqual([null, why, { 'noteOver/k': { at: at(4_000) } }])
      expect(callRefusal(free)).toBeNull()
    },
  )

  it('R2-150 R2-288 CLR-2 a second call that the member starts during the first ends as busy, without a request to the server', () => {
    const story = call(...waiting, dial(free, 'second'))
    expect(now(story)).toMatchObject({ key: 'k', phase: 'awaiting' })
    expect(last(story)).toMatchObject({ key: 'second', ending: 'busy' })
    expect(Object.keys(story.asked())).not.toContain('start/second')
  })

  it('R2-152 R2-287 R2-310 CLR-3 an unanswered call is unreachable after 30 s, without response after 60 s, and cancelled 1 s later', () => {
    const story = call(dial(), wait(700), started())
    expect(now(story)?.phase).toBe('awaiting')
    expect(story.asked()).toEqual({ 'unreachableDue/k': { at: at(30_700) } })
    const late = story.when(wait(30_000), ...rings('unreachableDue'))
    expect([now(late)?.phase, late.asked()]).toEqual(['unreachable', { 'noResponseDue/k': { at: at(60_700) } }])
    const silent = late.when(wait(30_000), ...rings('noResponseDue'))
    expect([now(silent)?.phase, silent.asked()]).toEqual(['noResponse', { 'cancelDue/k': { at: at(61_700) } }])
    const over = silent.when(wait(1_000), ...rings('cancelDue'))
    expect([now(over), last(over)?.ending, over.asked()]).toEqual([null, 'noAnswer', close()])
    expect(over.when(closed()).asked()).toEqual({ 'noteOver/k': { at: at(65_700) } })
  })

  it('CLR-3 neither a reload nor a sleep of the device moves the deadlines of an unanswered call', () => {
    expect(
      call(...waiting, wait(10_000))
        .reloaded()
        .asked(),
    ).toEqual({ 'unreachableDue/k': { at: at(30_000) } })
    const slept = call(...waiting, wait(500_000), ...rings('unreachableDue', 'noResponseDue'))
    expect(slept.asked()).toEqual({ 'cancelDue/k': { at: at(61_000) } })
  })

  it.each([0, 29_999, 60_999])(
    'R2-145 CLR-4 a call becomes ongoing, without a deadline, when the callee enters the channel after %i ms',
    (ms) => {
      const due = [...(ms > 30_000 ? rings('unreachableDue') : []), ...(ms > 60_000 ? rings('noResponseDue') : [])]
      const story = call(...waiting, wait(ms), ...due, peer())
      expect(now(story)).toMatchObject({ phase: 'together', since: at(ms) })
      expect(story.asked()).toEqual({})
      expect(now(call(...waiting, peer(true, OTHER_ROOM)))?.phase).toBe('awaiting')
      expect(now(call(...waiting, peer(false)))?.phase).toBe('awaiting')
      expect(now(call(...waiting, signal('call/Accepted')))?.phase).toBe('awaiting')
    },
  )

  it('R2-205 CLR-5 if the server cannot create the channel, the call ends with the reason, and later signals do not revive the call', () => {
    const story = call(dial(), notStarted, peer(), signal('call/Accepted'))
    expect([now(story), last(story)]).toMatchObject([null, { ending: 'notStarted', failure: { _tag: 'Unreachable' } }])
  })

  it('R2-151 CLR-6 when the caller hangs up, the call ends at once, even if the end request fails', () => {
    for (const steps of [waiting, [...waiting, peer()], [...waiting, peer(), peer(false)]]) {
      const over = call(...steps, hangUp())
      expect([now(over), over.asked()]).toEqual([null, close()])
      expect(now(over.when(notClosed()))).toBeNull()
      expect(now(over.when(peer(), signal('call/Accepted')))).toBeNull()
    }
  })

  it('CLR-6 a call cancelled before its channel exists is cancelled on the server once the channel exists', () => {
    const taken = call(dial(), hangUp())
    expect([now(taken), taken.asked()]).toEqual([null, { 'start/k': { to: BEN, isVideo: false } }])
    expect(taken.when(started()).asked()).toEqual(close())
    expect(taken.when(notStarted).asked()).toEqual({})
    expect(now(taken.when(dial(free, 'again')))).toMatchObject({ key: 'again', phase: 'starting' })
  })

  it('R2-148 CLR-7 a rejection or cancellation ends the call, and the caller sees how the call ended', () => {
    expect(last(call(...waiting, signal('call/Rejected')))?.ending).toBe('rejected')
    expect(last(call(...waiting, signal('call/Cancelled')))?.ending).toBe('cancelled')
    expect(last(call(...waiting, peer(), signal('call/Cancelled')))?.ending).toBe('hungUp')
    expect(last(call(...waiting, peer(), signal('call/Rejected')))?.ending).toBe('hungUp')
  })

  it('CLR-7 a rejection or cancellation of another channel does not end the call', () => {
    for (const before of [waiting, [...waiting, peer()]]) {
      for (const type of ['call/Cancelled', 'call/Rejected'] as const)
        expect(now(call(...before, signal(type, { channelId: OTHER_ROOM })))?.channelId).toBe(ROOM)
    }
  })

  it('when the callee disappears from the channel, the caller waits 10 s for the callee, and then the call ends as lost', () => {
    const alone = call(...waiting, peer(), wait(5_000), peer(false))
    expect([now(alone)?.phase, alone.asked()]).toEqual(['alone', { 'aloneDue/k': { at: at(15_000) } }])
    expect(now(alone.when(peer()))).toMatchObject({ phase: 'together', since: NOON })
    expect(last(alone.when(alarm('aloneDue/k')))?.ending).toBe('lost')
    expect(last(call(...waiting, peer(), lineFails))?.ending).toBe('lost')
  })

  it('CLR-8 R2-311 the duration of a call is shown as mm:ss, and from one hour as hh:mm:ss', () => {
    expect(
      [0, 999, 1_000, 59_999, 61_000, 3_599_999, 3_600_000, 36_061_000].map((ms) => callClock(NOON, addMs(NOON, ms))),
    ).toEqual(['00:00', '00:00', '00:01', '00:59', '01:01', '59:59', '01:00:00', '10:01:01'])
  })

  it('the microphone of a call is on when the channel exists, and off after a microphone fault or a reload of the tab', () => {
    const tab = made(TabId, 'tab-1')
    const wish = (...steps: readonly Step[]) => callMediaTarget(call(...steps).state, tab)
    expect(wish(...waiting)).toBeNull()
    const here = [...waiting, step(() => ({ type: 'call/SetCamera', key: 'k', isOn: true }))] as const
    expect(now(call(...here))).toMatchObject({ holder: null, microphone: true, camera: true })
    expect(
      now(
        call(
          ...waiting,
          step(() => ({ type: 'call/TrackNotSent', channelId: ROOM, kind: 'microphone', fault: 'permissionRefused' })),
        ),
      ),
    ).toMatchObject({ microphone: false, microphoneFault: 'permissionRefused' })
    expect(
      now(
        call(
          ...waiting,
          peer(),
          step(() => ({ type: 'call/TabReloaded', channelId: ROOM })),
        ),
      ),
    ).toMatchObject({ phase: 'together', microphone: false, camera: false })
  })

  it('a call in any phase is removed when the session ends', () => {
    for (const before of [[dial()], waiting, [...waiting, peer()], [...waiting, hangUp()]]) {
      const story = call(...before, sessionEnds)
      expect([story.state.byKey, story.asked()]).toEqual([{}, {}])
    }
  })
})
