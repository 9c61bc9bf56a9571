import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { CallMedia } from '../../../src/application/features/call/call-media'
import { callFeature, type CallMessage } from '../../../src/domain/call'
import { TabId, type Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { stubMedia } from '../../support/stub-media'
import { VirtualTime } from '../../support/virtual-time'
import { ben, BEN, free, ROOM } from '../../domain/call/call-story'
import { here, calls } from './call-fixture'

/** A tab with the call reducers of its account log. */
const tabWith = () => {
  const time = new VirtualTime()
  const { mediaRoom, levers } = stubMedia(time.clock())
  const peers$ = new BehaviorSubject<readonly Xid[]>([])
  const slices = callFeature.slices()
  const said: CallMessage[] = []
  let seq = 100
  let isIn = true
  const hear = (message: CallMessage, from: TabId = here): void => {
    seq += 1
    slices.account.calls.apply({ seq, at: time.now(), from: { tab: from, n: seq }, message })
    media.follow()
  }
  const media = new CallMedia({
    room: { ...mediaRoom, peers$ },
    calls,
    slices,
    tab: () => here,
    isIn: () => isIn,
    say: (message) => {
      said.push(message)
      hear(message)
      return Promise.resolve()
    },
  })
  media.follow()
  const started = (): void =>
    hear({ type: 'call/Started', ask: { unit: 'call/calls', id: 'start/k', seq: 101 }, channelId: ROOM })
  const dial = (isVideo: boolean, from: TabId = here): void => {
    hear({ type: 'call/Dial', key: 'k', to: ben, isVideo, standing: free }, from)
    started()
  }
  return {
    hear,
    dial,
    peers$,
    levers,
    pass: (ms = 100) => time.pass(ms),
    told: (type: CallMessage['type']) => said.filter((one) => one.type === type),
    /** Reloads the page, and returns the messages that the reloaded page dispatches. */
    reloaded: () => {
      const again: CallMessage[] = []
      const next: CallMedia = new CallMedia({
        room: { ...mediaRoom, peers$ },
        calls,
        slices,
        tab: () => here,
        isIn: () => isIn,
        say: (message) => {
          again.push(message)
          next.follow()
          return Promise.resolve()
        },
      })
      next.follow()
      return again
    },
    does: () => [[...levers.held()].sort(), [...levers.sent()].sort()],
    signOut: () => {
      isIn = false
      media.follow()
    },
  }
}

describe('The media of a call', () => {
  it('the calling tab opens the microphone once the call has a channel, and stops all media at hang-up', async () => {
    const tab = tabWith()
    tab.dial(false)
    await tab.pass()
    expect(tab.does()).toEqual([['microphone'], ['microphone']])
    tab.peers$.next([BEN])
    expect(tab.told('call/PeerPresenceChanged').at(-1)).toMatchObject({ channelId: ROOM, isThere: true })
    tab.hear({ type: 'call/HangUp', key: 'k' })
    expect(tab.does()).toEqual([[], []])
  })

  it('after a reload the tab reports the reload to the call once, even if the report changes the state of the call at once', async () => {
    const before = tabWith()
    before.dial(false)
    before.hear({ type: 'call/PeerPresenceChanged', channelId: ROOM, isThere: true })
    expect(before.reloaded()).toEqual([{ type: 'call/TabReloaded', channelId: ROOM }])
  })

  it('the media of a call run only in the tab that has the call', async () => {
    const tab = tabWith()
    tab.dial(true, made(TabId, 'tab-elsewhere'))
    await tab.pass()
    expect(tab.does()).toEqual([[], []])
  })

  it('a video call opens camera and microphone, and the member can turn each of them off', async () => {
    const tab = tabWith()
    tab.dial(true)
    await tab.pass()
    expect(tab.does()).toEqual([
      ['camera', 'microphone'],
      ['camera', 'microphone'],
    ])
    tab.hear({ type: 'call/SetCamera', key: 'k', isOn: false })
    tab.hear({ type: 'call/SetMicrophone', key: 'k', isOn: false })
    expect(tab.does()).toEqual([[], []])
    tab.hear({ type: 'call/SetMicrophone', key: 'k', isOn: true })
    await tab.pass()
    expect(tab.does()).toEqual([['microphone'], ['microphone']])
  })

  it('if the camera is refused, the call receives the reason and continues with the microphone alone', async () => {
    const tab = tabWith()
    tab.levers.refuse('camera', 'permissionRefused')
    tab.dial(true)
    await tab.pass()
    expect(tab.told('call/TrackNotSent')).toEqual([
      { type: 'call/TrackNotSent', channelId: ROOM, kind: 'camera', fault: 'permissionRefused' },
    ])
    expect(tab.does()).toEqual([['microphone'], ['microphone']])
  })

  it('the media of a call stop at once when the member signs out, before any other task runs', async () => {
    const tab = tabWith()
    tab.dial(true)
    await tab.pass()
    tab.signOut()
    expect(tab.does()).toEqual([[], []])
  })
})
