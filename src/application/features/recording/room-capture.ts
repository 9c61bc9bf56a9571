import { Subject, type Subscription } from 'rxjs'
import type { AccountMessage } from '../../../domain/features'
import type { ClientId, TabId } from '../../../domain/kernel/ids'
import { isFull, REPORT_MS, type EndReason, type RecordingViewModel } from '../../../domain/recording'
import type { currentRoomOf } from '../../../domain/space'
import type { FileCache } from '../../ports/browser/file-cache'
import type { RoomRecorder, RoomRecorderEvent } from './ports'
import { keepPiece } from './stored-pieces'

interface Deps {
  readonly recorder: RoomRecorder
  readonly files: FileCache
  /** The id of this tab; `null` until the id is known. */
  readonly tab: () => TabId | null
  readonly recordings: () => readonly RecordingViewModel[]
  readonly room: () => ReturnType<typeof currentRoomOf>
  readonly say: (message: AccountMessage) => void
}

interface Capture {
  readonly finish: (reason: EndReason | null) => void
  readonly stop: () => void
}

const begin = ({ recorder, files, say }: Deps, recordingId: ClientId): Capture => {
  const finish$ = new Subject<void>()
  let [count, bytes, reportedAt] = [0, 0, 0]
  let reason: EndReason | null = null
  let isFinishing = false
  // A fact about a piece follows the piece's storing, so that what the log knows of is never missing.
  let storing: Promise<unknown> = Promise.resolve()
  const finish = (why: EndReason | null): void => {
    if (isFinishing) return
    isFinishing = true
    reason = why
    finish$.next()
  }
  const take = (event: RoomRecorderEvent): void => {
    if (event.kind === 'ended') {
      storing = storing.then(() => say({ type: 'recording/CaptureEnded', recordingId, reason: reason ?? event.reason }))
      return
    }
    const { body, mime, ms } = event
    const n = count
    count += 1
    bytes += body.size
    const sum = bytes
    const isDue = n === 0 || isFinishing || ms - reportedAt >= REPORT_MS
    if (isDue) reportedAt = ms
    storing = storing
      .then(() => keepPiece(files, recordingId, n, body))
      .then(() => {
        if (isDue) say({ type: 'recording/Stored', recordingId, ms, bytes: sum, mime })
      })
    if (isFull(ms, sum)) finish('full')
  }
  const running: Subscription = recorder.record(finish$).subscribe(take)
  return { finish, stop: () => running.unsubscribe() }
}

/**
 * Records in the tab that has the room's sound, exactly while the log has the recording as running. Call the returned
 * function after every change of the account's log.
 */
export const makeRoomCapture = (deps: Deps): (() => void) => {
  const captures = new Map<ClientId, Capture>()
  let isNewPage = true
  return () => {
    const me = deps.tab()
    if (me === null) return
    const mine = deps.recordings().filter(({ holder }) => holder === me)
    const active = mine.filter(({ step }) => step === 'running' || step === 'finishing')
    // The page that recorded is gone. This one cannot go on with its file.
    if (isNewPage)
      for (const { recordingId } of active) {
        captures.set(recordingId, { finish: () => undefined, stop: () => undefined })
        deps.say({ type: 'recording/CaptureEnded', recordingId, reason: 'reloaded' })
      }
    isNewPage = false
    const room = deps.room()
    for (const { recordingId, channelId, step } of active) {
      const isHere = room?.phase === 'inside' && room.channelId === channelId && room.holder === me
      if (step === 'running' && !captures.has(recordingId)) captures.set(recordingId, begin(deps, recordingId))
      if (step === 'finishing') captures.get(recordingId)?.finish(null)
      else if (!isHere) captures.get(recordingId)?.finish('left')
    }
    for (const [recordingId, capture] of captures)
      if (!active.some((one) => one.recordingId === recordingId)) {
        captures.delete(recordingId)
        capture.stop()
      }
  }
}
