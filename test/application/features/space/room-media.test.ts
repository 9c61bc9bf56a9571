import * as TE from 'fp-ts/TaskEither'
import { defer, NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { RoomMedia } from '../../../../src/application/features/space/room-media'
import type { MediaRoom } from '../../../../src/application/ports/media-room'
import { Secret } from '../../../../src/application/ports/browser/vault'
import type { AccountMessage } from '../../../../src/domain/features'
import { sliceOf } from '../../../../src/domain/event-log'
import { TabId } from '../../../../src/domain/kernel/ids'
import { roomReducer } from '../../../../src/domain/space/room/room.reducer'
import { made } from '../../../support/builders/made'
import { ann, ben } from '../../../support/builders/person'
import { elsewhere, entryWith, eventOf, square } from '../../../support/builders/space'
import { stubMedia } from '../../../support/stub-media'
import { VirtualTime } from '../../../support/virtual-time'

const here = made(TabId, 'tab-here')
const anotherTab = made(TabId, 'tab-elsewhere')
const roomCell = () => sliceOf(roomReducer)

/** A tab with the room reducer of its account log. With `isLate`, the tab handles its messages only after `catchUp`. */
const tabWith = (room: ReturnType<typeof roomCell>, isLate = false, remotes$: MediaRoom['remotes$'] = NEVER) => {
  const time = new VirtualTime()
  const { mediaRoom, levers } = stubMedia(time.clock())
  const said: AccountMessage[] = []
  const waiting: AccountMessage[] = []
  let seq = 100
  const hear = (message: AccountMessage, from: TabId = here): void => {
    seq += 1
    room.apply({ seq, at: time.now(), from: { tab: from, n: seq }, message })
    media.follow()
  }
  const media = new RoomMedia({
    ports: { mediaRoom: { ...mediaRoom, remotes$ }, rooms: { pass: () => TE.right(new Secret('pass')) } },
    account: { room },
    tab: () => here,
    say: (message) => {
      said.push(message)
      if (isLate) waiting.push(message)
      else hear(message)
    },
  })
  return {
    room,
    hear,
    follow: () => media.follow(),
    pass: (ms = 100) => time.pass(ms),
    told: (type: AccountMessage['type']) => said.filter((one) => one.type === type),
    /** The media that the tab captures, and the media that the tab sends. */
    does: () => [[...levers.held()], [...levers.sent()]],
    levers,
    catchUp: () => {
      for (const message of waiting.splice(0)) hear(message)
    },
  }
}
type Tab = ReturnType<typeof tabWith>

const joined = (): Tab => {
  return tabWith(roomCell())
}

/** A tab in which Ann hosts the room and the media connection is open. */
const hosting = async (from: TabId = here): Promise<Tab> => {
  const tab = joined()
  tab.follow()
  tab.hear({ type: 'space/EnterSpace', channelId: square, me: ann.xid, isSuper: false, leavesOther: false }, from)
  tab.hear({
    type: 'space/RoomEntered',
    ask: { unit: 'space/room', id: 'enter', seq: 101 },
    channelId: square,
    arrival: entryWith('host'),
  })
  await tab.pass()
  return tab
}

/**
 * Reloads the page, which keeps its log and loses its media. With `isReadLast`, its log is read only after later
 * messages.
 */
const reloaded = (before: Tab, isLate: boolean, isReadLast: boolean): Tab => {
  const room = roomCell()
  if (!isReadLast) room.restore(before.room.encode())
  const tab = tabWith(room, isLate)
  if (!isReadLast) return tab
  tab.follow()
  room.restore(before.room.encode())
  return tab
}

describe('The room media of a tab', () => {
  it('MIC-7 SHR-5 SPC-6 a tab sends microphone and screen only while the member has them turned on and may speak', async () => {
    const tab = await hosting()
    expect([tab.told('space/RoomMediaStateChanged'), tab.does()]).toMatchObject([
      [{ channelId: square, state: 'connected' }],
      [[], []],
    ])
    tab.hear({ type: 'space/OpenMic' })
    await tab.pass()
    expect(tab.does()).toEqual([['microphone'], ['microphone']])
    tab.hear({ type: 'space/StartShare', kind: 'screen' })
    await tab.pass()
    expect([tab.told('space/ShareStarted').length, tab.does()]).toEqual([
      1,
      [
        ['microphone', 'screen'],
        ['microphone', 'screen'],
      ],
    ])
    tab.hear({ type: 'space/CloseMic' })
    expect(tab.does()).toEqual([['screen'], ['screen']])
    tab.hear({ type: 'space/OpenMic' })
    await tab.pass()
    tab.hear({
      type: 'space/RoomEventReceived',
      event: eventOf('role', { fromXid: ben.xid, toXid: ann.xid, role: 'audience' }),
    })
    tab.hear({ type: 'space/LeaveSpace' })
    expect(tab.does()).toEqual([[], []])
  })

  it('only the tab that enters a room loads the media code, and loads it while the tab joins', () => {
    let fetched = 0
    const of = (holder: TabId): number => {
      const tab = tabWith(
        roomCell(),
        false,
        defer(() => {
          fetched += 1
          return NEVER
        }),
      )
      tab.hear({ type: 'space/EnterSpace', channelId: square, me: ann.xid, isSuper: false, leavesOther: false }, holder)
      return fetched
    }
    expect([of(anotherTab), of(here)]).toEqual([0, 1])
  })

  it('MIC-8 SHR-3 a refused microphone or an unplugged camera is reported and no longer captured', async () => {
    const tab = await hosting()
    tab.levers.refuse('microphone', 'permissionRefused')
    tab.hear({ type: 'space/OpenMic' })
    await tab.pass()
    expect([tab.told('space/MicNotOpened'), tab.does()]).toMatchObject([
      [{ channelId: square, fault: 'permissionRefused' }],
      [[], []],
    ])
    tab.hear({ type: 'space/StartShare', kind: 'camera' })
    await tab.pass()
    tab.levers.takeOut('camera')
    expect([tab.told('space/ShareStopped'), tab.does()]).toMatchObject([[{ channelId: square, fault: null }], [[], []]])
  })

  it('R2-036 a tab runs no media for a room in another tab, until the member moves the room to this tab', async () => {
    const tab = await hosting(anotherTab)
    expect([tab.told('space/RoomMediaStateChanged'), tab.does()]).toEqual([[], [[], []]])
    tab.hear({ type: 'space/MoveRoomToThisTab' })
    await tab.pass()
    expect(tab.told('space/RoomMediaStateChanged')).toHaveLength(1)
    tab.hear({ type: 'space/MoveRoomToThisTab' }, anotherTab)
    await tab.pass()
    tab.hear({ type: 'space/OpenMic' }, anotherTab)
    expect(tab.does()).toEqual([[], []])
  })

  it.each([
    ['if the tab is the leader', false, false],
    ['if the tab is a follower', true, false],
    ['if the log is read late', false, true],
  ])(
    'MIC-7 a tab sends no sound after a reload until the member presses the microphone button again, %s',
    async (_, isLate, isReadLast) => {
      const before = await hosting()
      before.hear({ type: 'space/OpenMic' })
      before.hear({ type: 'space/StartShare', kind: 'screen' })
      await before.pass()
      const tab = reloaded(before, isLate, isReadLast)
      tab.follow()
      await tab.pass()
      // An unrelated message must not start the media again.
      tab.hear(
        { type: 'space/RoomEventReceived', event: eventOf('reaction', { fromXid: ben.xid, emoji: '👏' }) },
        anotherTab,
      )
      await tab.pass()
      tab.catchUp()
      await tab.pass()
      tab.catchUp()
      expect([
        tab.told('space/RoomReloaded').length,
        tab.told('space/MicNotOpened'),
        tab.told('space/ShareStopped'),
        tab.does(),
      ]).toEqual([1, [], [], [[], []]])
      tab.hear({ type: 'space/OpenMic' })
      await tab.pass()
      expect(tab.does()).toEqual([['microphone'], ['microphone']])
    },
  )

  it('SPC-7 when the member enters another room, the tab at once stops the microphone of the current room', async () => {
    const tab = await hosting()
    tab.hear({ type: 'space/OpenMic' })
    await tab.pass()
    tab.hear({ type: 'space/EnterSpace', channelId: elsewhere, me: ann.xid, isSuper: false, leavesOther: true })
    expect(tab.does()).toEqual([[], []])
  })
})
