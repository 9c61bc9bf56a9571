import { describe, expect, it } from 'vitest'
import { alarm, wait, type Step } from '../../support/given'
import {
  accept,
  at,
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
  ROOM,
  signal,
  started,
  step,
} from './call-story'

const waiting = [dial(), started()] as const
const phases: readonly (readonly [name: string, steps: readonly Step[]])[] = [
  ['starting', [dial()]],
  ['awaiting', waiting],
  ['ringing', [calling()]],
  ['checking', [calling(null)]],
  ['accepting', [calling(), accept]],
  ['joining', [calling(), accept, letIn]],
  ['together', [...waiting, peer()]],
  ['alone', [...waiting, peer(), peer(false)]],
]
const elsewhere: readonly Step[] = [
  ...(['call/Cancelled', 'call/Rejected', 'call/Accepted'] as const).flatMap((type) =>
    [true, false].map((isWeb) => signal(type, { channelId: OTHER_ROOM, isWeb })),
  ),
  ...[true, false].map((isThere) => peer(isThere, OTHER_ROOM)),
  step(() => ({ type: 'call/MediaStateChanged', channelId: OTHER_ROOM, state: 'failed' })),
  step(() => ({ type: 'call/TrackNotSent', channelId: OTHER_ROOM, kind: 'microphone', fault: 'permissionRefused' })),
  step(() => ({ type: 'call/TabReloaded', channelId: OTHER_ROOM })),
]
const control = (type: 'call/SetMicrophone' | 'call/SetCamera', isOn: boolean): Step =>
  step(() => ({ type, key: 'k', isOn }))
const notSent = (kind: 'microphone' | 'camera'): Step =>
  step(() => ({ type: 'call/TrackNotSent', channelId: ROOM, kind, fault: 'permissionRefused' }))
const lineIs = (state: 'connected' | 'reconnecting'): Step =>
  step(() => ({ type: 'call/MediaStateChanged', channelId: ROOM, state }))
const closeNote = (key = 'k'): Step => step(() => ({ type: 'call/DismissSummary', key }))

describe('A private call and other channels', () => {
  it.each(phases)('CLR-7 events of another channel do not change a call in the phase %s', (phase, steps) => {
    const story = call(...steps)
    expect(now(story)?.phase).toBe(phase)
    for (const other of elsewhere) expect(story.when(other).state.byKey).toEqual(story.state.byKey)
  })
})

describe('The media of a private call', () => {
  it('switching on the microphone or camera of a call clears an earlier fault of that device only', () => {
    expect(now(call(...waiting, control('call/SetMicrophone', false), control('call/SetCamera', true)))).toMatchObject({
      microphone: false,
      camera: true,
    })
    const silent = call(...waiting, notSent('microphone'), notSent('camera'))
    expect(now(silent)).toMatchObject({
      microphone: false,
      microphoneFault: 'permissionRefused',
      camera: false,
      cameraFault: 'permissionRefused',
    })
    expect(now(silent.when(control('call/SetMicrophone', true)))).toMatchObject({
      microphone: true,
      microphoneFault: null,
      cameraFault: 'permissionRefused',
    })
    expect(now(silent.when(control('call/SetCamera', true)))).toMatchObject({
      camera: true,
      cameraFault: null,
      microphoneFault: 'permissionRefused',
    })
  })

  it('if two members call each other, the accepted call decides on video, and an accepted voice call switches the camera off', () => {
    const accepted = (isVideo: boolean | null): Step =>
      step(() => ({ type: 'call/Accepted', channelId: ROOM, by: null, isWeb: true, me: null, isVideo }))
    const seen = call(...waiting, control('call/SetCamera', true))
    expect([true, false, null].map((isVideo) => now(seen.when(accepted(isVideo))))).toMatchObject([
      { isVideo: true, camera: true },
      { isVideo: false, camera: false },
      { isVideo: false, camera: true },
    ])
  })

  it('MIC-7 a reload that closes an open microphone or camera is remembered until the member turns something on or off', () => {
    const reloaded = step(() => ({ type: 'call/TabReloaded', channelId: ROOM }))
    const together = [...waiting, peer()]
    const closedBy = (...steps: readonly Step[]) => now(call(...together, ...steps))?.closedByReload
    expect([
      closedBy(),
      closedBy(reloaded),
      closedBy(control('call/SetCamera', true), reloaded),
      closedBy(control('call/SetMicrophone', false), reloaded),
      closedBy(reloaded, reloaded),
      closedBy(reloaded, control('call/SetMicrophone', true)),
    ]).toEqual([null, 'microphone', 'both', null, 'microphone', null])
  })

  it('a call keeps its phase while its media connection reconnects', () => {
    expect([
      now(call(...waiting))?.line,
      now(call(...waiting, peer(), lineIs('connected'), lineIs('reconnecting'))),
    ]).toMatchObject(['connecting', { phase: 'together', line: 'reconnecting' }])
  })

  it('a call that the member continues in another tab connects its media again there', () => {
    const answered = call(calling(), accept, letIn, lineIs('connected'))
    expect(now(answered)).toMatchObject({ phase: 'joining', line: 'connected' })
    const taken = step(() => ({ type: 'call/MoveToThisTab', key: ROOM }))
    expect(now(answered.when(taken))).toMatchObject({ line: 'connecting', holder: null })
  })
})

describe('The end of a private call', () => {
  const together = [...waiting, peer()] as const
  it.each<[string, readonly Step[], string, string]>([
    ['hung up', [...together, wait(500), hangUp()], 'hungUp', 'k'],
    ['lost', [...together, wait(500), lineFails], 'lost', 'k'],
    ['cancelled by me', [...waiting, wait(500), hangUp()], 'cancelled', 'k'],
    ['cancelled late by the peer', [...together, wait(500), signal('call/Cancelled')], 'hungUp', 'k'],
    ['ended by the peer', [...together, wait(500), signal('call/Rejected')], 'hungUp', 'k'],
    ['refused', [...waiting, wait(500), signal('call/Rejected')], 'rejected', 'k'],
    ['cancelled on another device', [...waiting, wait(500), signal('call/Cancelled')], 'cancelled', 'k'],
    ['missed', [calling(), wait(500), signal('call/Cancelled')], 'missed', ROOM],
    [
      'cancelled by the peer while joining',
      [calling(), accept, letIn, wait(500), signal('call/Cancelled')],
      'cancelled',
      ROOM,
    ],
    ['hung up while joining', [calling(), accept, letIn, wait(500), hangUp(ROOM)], 'hungUp', ROOM],
    ['lost while joining', [calling(), accept, letIn, wait(500), lineFails], 'lost', ROOM],
  ])(
    'a note shows for 4 s that the call was %s, unless the member dismisses the note earlier',
    (_what, steps, ending, key) => {
      const story = call(...steps)
      expect(last(story)).toMatchObject({ ending, until: at(4_500) })
      const isClosing = `close/${key}` in story.asked()
      const noted = isClosing ? story.when(closed(key)) : story
      expect(noted.asked()).toEqual({ [`noteOver/${key}`]: { at: at(4_500) } })
      expect(noted.when(wait(4_000), alarm(`noteOver/${key}`)).state.byKey).toEqual({})
      expect(noted.when(closeNote(key)).state.byKey).toEqual({})
      const putAway = story.when(closeNote(key))
      expect([last(putAway), isClosing ? putAway.when(closed(key)).state.byKey : putAway.state.byKey]).toEqual([
        null,
        {},
      ])
    },
  )

  it('when a call has ended, the first call that the member dialled meanwhile starts, and the second such call ends as busy', () => {
    const both = call(...waiting, hangUp(), dial(free, 'second'), dial(free, 'third'))
    expect([now(both), Object.keys(both.state.byKey)]).toEqual([null, ['k', 'second', 'third']])
    const after = both.when(closed())
    expect([now(after)?.key, after.state.byKey['third']?.context.ending]).toEqual(['second', 'busy'])
  })
})
