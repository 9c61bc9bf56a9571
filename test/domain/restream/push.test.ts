import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ChannelId } from '../../../src/domain/kernel/ids'
import { pushShown } from '../../../src/domain/restream'
import { pushUnit } from '../../../src/domain/restream/push.machine'
import type { PushMessage } from '../../../src/domain/restream/push.messages'
import { made } from '../../support/builders/made'
import { alarm, given, wait, type Step } from '../../support/given'

const channelId = made(ChannelId, '5bace001-0000-4000-8000-000010000001')
const push = { session: 's1', entryId: 'e1', platform: 'twitch' } as const
type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
const step = (make: (ask: AskFor) => PushMessage): Step => (ask) => make(ask)
const say = (type: 'restream/RoomReady' | 'restream/Look' | 'restream/Stop' | 'restream/ShareEnded' | 'restream/RoomOver'): Step => step(() => ({ type, channelId }))
const start = step(() => ({ type: 'restream/Start', channelId, entryId: 'e1' }))
const read = (of: typeof push | null): Step => step((ask) => ({ type: 'restream/StatusRead', ask: ask(`status/${channelId}`), channelId, push: of }))
const started = step((ask) => ({ type: 'restream/Started', ask: ask(`start/${channelId}`), channelId, push }))
const notStarted = step((ask) => ({ type: 'restream/NotStarted', ask: ask(`start/${channelId}`), channelId, failure: unreachable }))
const stopped = step((ask) => ({ type: 'restream/Stopped', ask: ask(`stop/${channelId}`), channelId }))
const notStopped = step((ask) => ({ type: 'restream/NotStopped', ask: ask(`stop/${channelId}`), channelId, failure: unreachable }))
const shown = (...steps: readonly Step[]) => pushShown(given(pushUnit, ...steps).state, channelId)
const asked = (...steps: readonly Step[]) => Object.keys(given(pushUnit, ...steps).asked()).map((id) => id.split('/')[0])
const pushing = [say('restream/RoomReady'), read(null), start, started] as const

describe('A restream', () => {
  it('R2-139 RST-1 is room ready, then pushing once it is started, then stopped once that is stopped; and can be started again', () => {
    expect(shown(say('restream/RoomReady'), read(null))).toMatchObject({ state: 'ready', isBusy: false })
    expect(shown(say('restream/RoomReady'), read(null), start)).toMatchObject({ state: 'ready', isBusy: true })
    expect(shown(...pushing)).toMatchObject({ state: 'pushing', push })
    expect(shown(...pushing, say('restream/Stop'), stopped)).toMatchObject({ state: 'stopped', push: null })
    expect(shown(...pushing, say('restream/Stop'), stopped, start, started).state).toBe('pushing')
  })

  it('RST-1 is not started twice: while it pushes a start does nothing', () => {
    expect([asked(...pushing, start), shown(...pushing, start).state]).toEqual([['look'], 'pushing'])
  })

  it('R2-140 RST-2 stops when the track of the screen ends, and when the room is over', () => {
    expect(given(pushUnit, ...pushing, say('restream/ShareEnded')).asked()).toEqual({ [`stop/${channelId}`]: { channelId, session: 's1' } })
    expect(asked(...pushing, say('restream/RoomOver'))).toEqual(['stop'])
    expect(given(pushUnit, ...pushing, say('restream/RoomOver'), stopped).state.byKey).toEqual({})
  })

  it('RST-2 is stopped once: what else would stop it changes nothing meanwhile', () => {
    const once = given(pushUnit, ...pushing, say('restream/Stop'))
    expect(once.when(say('restream/ShareEnded'), say('restream/Stop')).state).toBe(once.state)
  })

  it('RST-1 can be started again by whoever comes into the room once more while the last push is being stopped', () => {
    const again = [...pushing, say('restream/RoomOver'), say('restream/RoomReady'), stopped] as const
    expect(shown(...again).state).toBe('stopped')
    expect(shown(...again, start, started).state).toBe('pushing')
  })

  it.each(['restream/Stop', 'restream/ShareEnded', 'restream/RoomOver'] as const)('RST-3 that is started after %s is stopped at once, never shown as pushing', (type) => {
    const ready = [say('restream/RoomReady'), read(null), start, say(type)] as const
    expect(shown(...ready).state).toBe('ready')
    expect(given(pushUnit, ...ready, started).asked()).toEqual({ [`stop/${channelId}`]: { channelId, session: 's1' } })
    expect(shown(...ready, notStarted).state).toBe(type === 'restream/RoomOver' ? 'ready' : 'stopped')
  })

  it('is read again each five seconds while it pushes, and is what the server says', () => {
    const looking = [...pushing, wait(5_000), alarm(`look/${channelId}`)] as const
    expect(asked(...looking)).toEqual(['status'])
    expect([shown(...looking, read(push)).state, shown(...looking, read(null)).state]).toEqual(['pushing', 'stopped'])
  })

  it('goes on pushing, and says so, where it could not be stopped', () => {
    expect(shown(...pushing, say('restream/Stop'), notStopped)).toMatchObject({ state: 'pushing', push, failure: unreachable })
  })

  it('is pushing after a reload as it was before', () => {
    expect(pushShown(given(pushUnit, ...pushing).reloaded().state, channelId)).toMatchObject({ state: 'pushing', push })
  })

  it('of nobody stays after somebody else signs in', () => {
    expect(given(pushUnit, ...pushing, { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'expired' }).state.byKey).toEqual({})
  })

  it('RST-2 RST-3 in any order of what is said: stop is asked for at most once a push, and no push runs on that was to stop', () => {
    const commands = fc.constantFrom(start, say('restream/Stop'), say('restream/ShareEnded'), say('restream/Look'), started, notStarted, stopped, read(push), read(null))
    fc.assert(fc.property(fc.array(commands, { maxLength: 24 }), (steps) => {
      let story = given(pushUnit, say('restream/RoomReady'), read(null))
      for (const one of steps) {
        const before = story.asked()
        try { story = story.when(one) } catch { /* What is not asked for is not answered. */ }
        const stops = Object.keys(story.asked()).filter((id) => id.startsWith('stop/'))
        expect(stops.length).toBeLessThanOrEqual(1)
        const isOver = Object.keys(before).some((id) => id.startsWith('stop/')) && stops.length === 0
        expect(isOver && pushShown(story.state, channelId).state === 'pushing').toBe(false)
      }
    }), { numRuns: 200 })
  })
})
