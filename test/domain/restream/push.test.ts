import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ChannelId } from '../../../src/domain/kernel/ids'
import { restreamViewModel, restreamedRooms } from '../../../src/domain/restream'
import { restreamsReducer } from '../../../src/domain/restream/restream.machine'
import type { RestreamMessage } from '../../../src/domain/restream/restream.messages'
import { made } from '../../support/builders/made'
import { alarm, given, wait, type Step } from '../../support/given'
import { NOON } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'

const channelId = made(ChannelId, '5bace001-0000-4000-8000-000010000001')
const push = { session: 's1', entryId: 'e1', platform: 'twitch' } as const
type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
const step =
  (make: (ask: AskFor) => RestreamMessage): Step =>
  (ask) =>
    make(ask)
const say = (
  type: 'restream/RoomReady' | 'restream/LoadStatus' | 'restream/Stop' | 'restream/ShareEnded' | 'restream/RoomEnded',
): Step => step(() => ({ type, channelId }))
const start = step(() => ({ type: 'restream/Start', channelId, entryId: 'e1' }))
const read = (of: typeof push | null): Step =>
  step((ask) => ({ type: 'restream/StatusRead', ask: ask(`status/${channelId}`), channelId, push: of }))
const started = step((ask) => ({ type: 'restream/Started', ask: ask(`start/${channelId}`), channelId, push }))
const notStarted = step((ask) => ({
  type: 'restream/NotStarted',
  ask: ask(`start/${channelId}`),
  channelId,
  failure: unreachable,
}))
const stopped = step((ask) => ({ type: 'restream/Stopped', ask: ask(`stop/${channelId}`), channelId }))
const notStopped = step((ask) => ({
  type: 'restream/NotStopped',
  ask: ask(`stop/${channelId}`),
  channelId,
  failure: unreachable,
}))
const shown = (...steps: readonly Step[]) => restreamViewModel(given(restreamsReducer, ...steps).state, channelId)
const asked = (...steps: readonly Step[]) =>
  Object.keys(given(restreamsReducer, ...steps).asked()).map((id) => id.split('/')[0])
const pushing = [say('restream/RoomReady'), read(null), start, started] as const

describe('A restream', () => {
  it('R2-139 RST-1 a restream goes from ready to pushing to stopped, and can then be started again', () => {
    expect(shown(say('restream/RoomReady'), read(null))).toMatchObject({ state: 'ready', isBusy: false })
    expect(shown(say('restream/RoomReady'), read(null), start)).toMatchObject({ state: 'ready', isBusy: true })
    expect(shown(...pushing)).toMatchObject({ state: 'pushing', push })
    expect(shown(...pushing, say('restream/Stop'), stopped)).toMatchObject({ state: 'stopped', push: null })
    expect(shown(...pushing, say('restream/Stop'), stopped, start, started).state).toBe('pushing')
  })

  it('RST-1 a start is ignored while the restream is already pushing', () => {
    expect([asked(...pushing, start), shown(...pushing, start).state]).toEqual([['look'], 'pushing'])
  })

  it('R2-140 RST-2 a restream is stopped when the screen share ends or the room is over', () => {
    expect(given(restreamsReducer, ...pushing, say('restream/ShareEnded')).asked()).toEqual({
      [`stop/${channelId}`]: { channelId, session: 's1' },
    })
    expect(asked(...pushing, say('restream/RoomEnded'))).toEqual(['stop'])
    expect(given(restreamsReducer, ...pushing, say('restream/RoomEnded'), stopped).state.byKey).toEqual({})
  })

  it('RST-2 while a restream is being stopped, a second reason to stop sends no second request', () => {
    const once = given(restreamsReducer, ...pushing, say('restream/Stop'))
    expect(once.when(say('restream/ShareEnded'), say('restream/Stop')).state).toBe(once.state)
  })

  it('RST-1 a member who re-enters the room during the stop of a restream can start it again once the stop is done', () => {
    const again = [...pushing, say('restream/RoomEnded'), say('restream/RoomReady'), stopped] as const
    expect(shown(...again).state).toBe('stopped')
    expect(shown(...again, start, started).state).toBe('pushing')
  })

  it.each(['restream/Stop', 'restream/ShareEnded', 'restream/RoomEnded'] as const)(
    'RST-3 if %s comes before the response to a start, the restream is stopped as soon as it has started',
    (type) => {
      const ready = [say('restream/RoomReady'), read(null), start, say(type)] as const
      expect(shown(...ready).state).toBe('ready')
      expect(given(restreamsReducer, ...ready, started).asked()).toEqual({
        [`stop/${channelId}`]: { channelId, session: 's1' },
      })
      expect(shown(...ready, notStarted).state).toBe(type === 'restream/RoomEnded' ? 'ready' : 'stopped')
    },
  )

  it('the status of a pushing restream is read every five seconds, and decides whether the restream shows as pushing', () => {
    const looking = [...pushing, wait(5_000), alarm(`look/${channelId}`)] as const
    expect(asked(...looking)).toEqual(['status'])
    expect([shown(...looking, read(push)).state, shown(...looking, read(null)).state]).toEqual(['pushing', 'stopped'])
  })

  it('if a stop fails, the restream still shows as pushing, with the failure', () => {
    expect(shown(...pushing, say('restream/Stop'), notStopped)).toMatchObject({
      state: 'pushing',
      push,
      failure: unreachable,
    })
  })

  it('the status of a restream is read when the room is ready or the restream is shown, and 5 s after a failed read', () => {
    const notRead = step((ask) => ({
      type: 'restream/StatusNotRead',
      ask: ask(`status/${channelId}`),
      channelId,
      failure: unreachable,
    }))
    given(restreamsReducer, say('restream/RoomReady')).gives({ asks: { [`status/${channelId}`]: { channelId } } })
    expect(asked(say('restream/RoomReady'), notRead)).toEqual([])
    for (const again of [say('restream/LoadStatus'), say('restream/RoomReady')])
      expect(asked(say('restream/RoomReady'), notRead, again)).toEqual(['status'])
    for (const again of [say('restream/LoadStatus'), say('restream/RoomReady')])
      expect(asked(...pushing, again)).toEqual(['status'])
    expect(shown(say('restream/RoomReady'), read(push))).toEqual({
      state: 'pushing',
      isBusy: false,
      push,
      failure: null,
    })
    const looked = [...pushing, wait(5_000), alarm(`look/${channelId}`), notRead] as const
    expect(shown(...looked)).toMatchObject({ state: 'pushing', push, failure: unreachable })
    expect(given(restreamsReducer, ...looked).asked()).toEqual({ [`look/${channelId}`]: { at: NOON + 10_000 } })
    expect(shown(...looked, wait(5_000), alarm(`look/${channelId}`), read(push)).failure).toBeNull()
  })

  it('a start sends the chosen stream target: a failed start shows its failure, and an unclear start reads the status', () => {
    const ready = [say('restream/RoomReady'), read(null)] as const
    expect(given(restreamsReducer, ...ready, start).asked()).toEqual({
      [`start/${channelId}`]: { channelId, entryId: 'e1' },
    })
    expect(shown(...ready, start, notStarted)).toEqual({
      state: 'stopped',
      isBusy: false,
      push: null,
      failure: unreachable,
    })
    expect(shown(...ready, start, notStarted, start)).toMatchObject({ state: 'ready', isBusy: true, failure: null })
    const unclear = step((ask) => ({ type: 'restream/StartUnclear', ask: ask(`start/${channelId}`), channelId }))
    expect(asked(...ready, start, unclear)).toEqual(['status'])
    expect(shown(...ready, start, unclear, read(push)).state).toBe('pushing')
  })

  it('the view model of a restream shows its state, whether a request is in flight, and the failure', () => {
    const none = { state: 'ready', isBusy: false, push: null, failure: null }
    expect([shown(), shown(say('restream/RoomReady')), shown(say('restream/RoomReady'), read(null), start)]).toEqual([
      none,
      none,
      { ...none, isBusy: true },
    ])
    expect(shown(...pushing, say('restream/Stop'))).toEqual({ state: 'pushing', isBusy: true, push, failure: null })
    expect(shown(...pushing, say('restream/Stop'), notStopped, say('restream/Stop'))).toEqual({
      state: 'pushing',
      isBusy: true,
      push,
      failure: unreachable,
    })
    expect(shown(...pushing, say('restream/Stop'), stopped)).toEqual({ ...none, state: 'stopped' })
    expect(shown(...pushing, say('restream/RoomEnded'), say('restream/RoomReady'), notStopped)).toMatchObject({
      state: 'pushing',
      failure: unreachable,
    })
    expect(given(restreamsReducer, ...pushing, say('restream/Stop'), notStopped).asked()).toEqual({
      [`look/${channelId}`]: { at: NOON + 5_000 },
    })
  })

  it('the status of a stopped restream is read when shown, and the restream is removed when the room is over', () => {
    const over = [...pushing, say('restream/Stop'), stopped] as const
    expect(asked(...over, say('restream/LoadStatus'))).toEqual(['status'])
    expect(shown(...over, say('restream/LoadStatus'), read(null))).toMatchObject({ state: 'ready', push: null })
    expect(given(restreamsReducer, ...over, say('restream/RoomEnded')).state.byKey).toEqual({})
    expect(
      given(restreamsReducer, ...pushing, say('restream/Stop'), say('restream/RoomEnded'), stopped).state.byKey,
    ).toEqual({})
    expect(
      given(
        restreamsReducer,
        say('restream/RoomReady'),
        read(null),
        start,
        say('restream/Stop'),
        say('restream/RoomEnded'),
        notStarted,
      ).state.byKey,
    ).toEqual({})
    expect(given(restreamsReducer, say('restream/LoadStatus')).state.byKey).toEqual({})
  })

  it('the list of restreams contains each room until the room is over, and tells whether its restream is running', () => {
    const rooms = (...steps: readonly Step[]) => restreamedRooms(given(restreamsReducer, ...steps).state)
    const ready = [say('restream/RoomReady'), read(null)] as const
    expect(rooms()).toEqual([])
    expect(
      [rooms(...ready), rooms(...ready, start), rooms(...ready, start, say('restream/Stop'))].map((all) =>
        all.map(({ isRunning }) => isRunning),
      ),
    ).toEqual([[false], [true], [false]])
    expect([rooms(...pushing), rooms(...pushing, say('restream/Stop'))]).toEqual([
      [{ channelId, isRunning: true }],
      [{ channelId, isRunning: false }],
    ])
    expect(rooms(...pushing, say('restream/RoomEnded'))).toEqual([])
    expect(rooms(...pushing, say('restream/RoomEnded'), say('restream/RoomReady'))).toEqual([
      { channelId, isRunning: false },
    ])
    expect(given(restreamsReducer, ...ready, say('restream/RoomEnded')).state.byKey).toEqual({})
    expect(given(restreamsReducer, ...pushing, say('restream/RoomEnded'), notStopped).state.byKey).toEqual({})
  })

  it('a restream is cleared when a new session starts', () => {
    expect(given(restreamsReducer, ...pushing, { type: 'SignedIn', session: sessionOf(ann) }).state.byKey).toEqual({})
  })

  it('a restream is still pushing after a reload', () => {
    expect(restreamViewModel(given(restreamsReducer, ...pushing).reloaded().state, channelId)).toMatchObject({
      state: 'pushing',
      push,
    })
  })

  it('a restream is cleared when the session ends', () => {
    expect(
      given(restreamsReducer, ...pushing, {
        type: 'SessionEnded',
        ask: { unit: 'session', id: 'endSession', seq: 1 },
        reason: 'expired',
      }).state.byKey,
    ).toEqual({})
  })

  it('RST-2 RST-3 SHR-6 for any order of messages, at most one stop request runs, a stopped restream does not show as pushing, and the end of the share stops one that does', () => {
    const commands = fc.constantFrom(
      start,
      say('restream/Stop'),
      say('restream/ShareEnded'),
      say('restream/LoadStatus'),
      started,
      notStarted,
      stopped,
      read(push),
      read(null),
    )
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 24 }), (steps) => {
        let story = given(restreamsReducer, say('restream/RoomReady'), read(null))
        for (const one of steps) {
          const before = story.asked()
          try {
            story = story.when(one)
          } catch {
            /* Without a running request there is no result to give. */
          }
          const stops = Object.keys(story.asked()).filter((id) => id.startsWith('stop/'))
          expect(stops.length).toBeLessThanOrEqual(1)
          const isOver = Object.keys(before).some((id) => id.startsWith('stop/')) && stops.length === 0
          const isPushing = restreamViewModel(story.state, channelId).state === 'pushing'
          expect(isOver && isPushing).toBe(false)
          const unshared = Object.keys(story.when(say('restream/ShareEnded')).asked())
          expect(isPushing && !unshared.some((id) => id.startsWith('stop/'))).toBe(false)
        }
      }),
      { numRuns: 200 },
    )
  })
})
