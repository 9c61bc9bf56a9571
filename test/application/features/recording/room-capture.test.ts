import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { makeRoomCapture } from '../../../../src/application/features/recording/room-capture'
import type { RoomRecorderEvent } from '../../../../src/application/features/recording/ports'
import type { AccountMessage } from '../../../../src/domain/features'
import { TabId } from '../../../../src/domain/kernel/ids'
import { RECORDING_BYTES, RECORDING_MS, type RecordingViewModel } from '../../../../src/domain/recording'
import type { RecordingStep } from '../../../../src/domain/recording/recordings'
import { currentRoomOf } from '../../../../src/domain/space'
import { roomReducer } from '../../../../src/domain/space/room/room.reducer'
import { made } from '../../../support/builders/made'
import { clientId } from '../../../support/builders/message'
import { ann } from '../../../support/builders/person'
import { entryWith, square } from '../../../support/builders/space'
import { given } from '../../../support/given'
import { VirtualBrowser } from '../../../support/virtual-browser'
import { VirtualServer } from '../../../support/virtual-server'

const [here, there] = [made(TabId, 'here'), made(TabId, 'there')]
const recordingId = clientId('r1')
const recording = (step: RecordingStep, holder = here): RecordingViewModel => ({
  recordingId,
  channelId: square,
  holder,
  startedAt: null,
  ms: 0,
  bytes: 0,
  mime: null,
  goneAt: null,
  retryAt: null,
  reason: null,
  file: null,
  url: null,
  failure: null,
  step,
})

const world = (first: readonly RecordingViewModel[] = []) => {
  const browser = new VirtualBrowser()
  const files = new VirtualServer().ports(browser.open('1')).fileCache
  const events$ = new Subject<RoomRecorderEvent>()
  const said: AccountMessage[] = []
  let [recordings, isInside, tab, finished] = [first, true, made(TabId, 'here'), 0]
  let known: TabId | null = null
  const inside = given(
    roomReducer,
    { type: 'space/EnterSpace', channelId: square, me: ann.xid, isSuper: false, leavesOther: false },
    (ask) => ({ type: 'space/RoomEntered', ask: ask('enter'), channelId: square, arrival: entryWith('host') }),
  ).state
  const room = currentRoomOf(inside)
  const follow = makeRoomCapture({
    recorder: {
      record: (finish$) => {
        finish$.subscribe(() => {
          finished += 1
        })
        return events$
      },
      join: () => new Blob([]),
    },
    files,
    tab: () => known,
    recordings: () => recordings,
    room: () => (isInside && room !== null ? { ...room, holder: tab } : null),
    say: (message) => said.push(message),
  })
  return {
    browser,
    files,
    events$,
    said,
    finished: () => finished,
    learnTab: () => {
      known = here
      follow()
    },
    become: (...next: readonly RecordingViewModel[]) => {
      recordings = next
      follow()
    },
    leave: () => {
      isInside = false
      follow()
    },
    moveTo: (other: TabId) => {
      tab = other
      follow()
    },
    piece: async (ms: number, bytes = 5) => {
      events$.next({ kind: 'piece', body: new Blob(['x'.repeat(bytes)]), mime: 'audio/webm', ms })
      await browser.time.pass(1)
    },
    end: async () => {
      events$.next({ kind: 'ended', reason: null })
      await browser.time.pass(1)
    },
  }
}
const running = () => {
  const at = world()
  at.learnTab()
  at.become(recording('running'))
  return at
}

describe('R4-954 The recorder of a tab', () => {
  it('a tab records exactly while the log has the recording as running in this tab', () => {
    const at = world()
    at.become(recording('running'))
    expect(at.events$.observed).toBe(false)
    at.become()
    at.learnTab()
    at.become(recording('starting'))
    at.become(recording('running', there))
    expect(at.events$.observed).toBe(false)
    at.become(recording('running'))
    expect(at.events$.observed).toBe(true)
    at.become()
    expect(at.events$.observed).toBe(false)
  })

  it('each piece is stored, and the log gets the first at once and then one report every ten seconds', async () => {
    const at = running()
    await at.piece(4_000)
    await at.piece(8_000)
    await at.piece(14_000)
    expect(at.said).toEqual([
      { type: 'recording/Stored', recordingId, ms: 4_000, bytes: 5, mime: 'audio/webm' },
      { type: 'recording/Stored', recordingId, ms: 14_000, bytes: 15, mime: 'audio/webm' },
    ])
    const kept = await Promise.all([0, 1, 2].map(async (n) => (await at.files.read(`r1.${n}`, 0))?.body.size))
    expect(kept).toEqual([5, 5, 5])
  })

  it('after a stop the recorder stores the last piece and then reports its end', async () => {
    const at = running()
    await at.piece(4_000)
    at.become(recording('finishing'))
    at.become(recording('finishing'))
    expect(at.finished()).toBe(1)
    await at.piece(6_000)
    await at.end()
    expect(at.said.slice(1)).toEqual([
      { type: 'recording/Stored', recordingId, ms: 6_000, bytes: 10, mime: 'audio/webm' },
      { type: 'recording/CaptureEnded', recordingId, reason: null },
    ])
  })

  it.each([
    ['when the host leaves the room', (at: ReturnType<typeof world>) => at.leave(), 'left'],
    ['when another tab takes the sound', (at: ReturnType<typeof world>) => at.moveTo(there), 'left'],
  ])('ends %s', async (_, act, reason) => {
    const at = running()
    act(at)
    expect(at.finished()).toBe(1)
    await at.end()
    expect(at.said).toEqual([{ type: 'recording/CaptureEnded', recordingId, reason }])
  })

  it.each([
    ['three hours', RECORDING_MS, 5, 'full'],
    ['less than three hours', RECORDING_MS - 1, 5, null],
  ])('after %s it is full or goes on', async (_, ms, bytes, reason) => {
    const at = running()
    await at.piece(ms, bytes)
    expect(at.finished()).toBe(reason === null ? 0 : 1)
    await at.end()
    expect(at.said.at(-1)).toEqual({ type: 'recording/CaptureEnded', recordingId, reason })
  })

  it('a recording of the largest size ends as full', async () => {
    const at = running()
    const body = { size: RECORDING_BYTES, type: 'audio/webm' }
    at.events$.next({ kind: 'piece', body, mime: 'audio/webm', ms: 4_000 })
    expect(at.finished()).toBe(1)
  })

  it('a recording of a reloaded page does not go on, and has the reason', () => {
    const at = world([recording('running')])
    at.learnTab()
    expect(at.said).toEqual([{ type: 'recording/CaptureEnded', recordingId, reason: 'reloaded' }])
    at.become(recording('running'))
    expect(at.events$.observed).toBe(false)
  })
})
