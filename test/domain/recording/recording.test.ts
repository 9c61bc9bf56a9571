import { describe, expect, it } from 'vitest'
import { ownRecordings, RECORDER_GONE_MS } from '../../../src/domain/recording'
import { recordingsReducer, type RecordingStep } from '../../../src/domain/recording/recordings'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { clientId } from '../../support/builders/message'
import { square } from '../../support/builders/space'
import { alarm, given, wait, type Step } from '../../support/given'

const recordingId = clientId('r1')
const one = { recordingId }
const start: Step = { type: 'recording/Start', ...one, channelId: square }
const stop: Step = { type: 'recording/Stop', ...one }
const dismiss: Step = { type: 'recording/Dismiss', ...one }
const stored = (ms: number): Step => ({ type: 'recording/Stored', ...one, ms, bytes: ms * 3, mime: 'audio/webm' })
const captured = (reason: 'reloaded' | 'left' | null = null): Step => ({
  type: 'recording/CaptureEnded',
  ...one,
  reason,
})
const file = { key: 'uploads/1_recording-1.webm', type: 'audio/webm', bytes: 30_000 }
const url = 'https://files.example/r1.webm'
const uploaded: Step = {
  type: 'upload/FileStored',
  uploadId: recordingId,
  index: 0,
  url,
  ask: { unit: 'upload/uploads', id: 'put/r1', seq: 1 },
}

const started: Step = (ask) => ({ type: 'recording/Started', ask: ask('start/r1'), ...one })
const reported: Step = (ask) => ({ type: 'recording/Reported', ask: ask('report/r1'), ...one })
const notReported =
  (failure: typeof unreachable): Step =>
  (ask) => ({ type: 'recording/NotReported', ask: ask('report/r1'), ...one, failure })
const closed: Step = (ask) => ({ type: 'recording/Closed', ask: ask('close/r1'), ...one })
const gathered =
  (of: typeof file | null = file): Step =>
  (ask) => ({ type: 'recording/Gathered', ask: ask('gather/r1'), ...one, file: of, ms: of === null ? 0 : 10_000 })
const attached: Step = (ask) => ({ type: 'recording/Attached', ask: ask('attach/r1'), ...one })
const notAttached =
  (failure: typeof unreachable): Step =>
  (ask) => ({ type: 'recording/NotAttached', ask: ask('attach/r1'), ...one, failure })
const forgotten: Step = (ask) => ({ type: 'recording/Forgotten', ask: ask('forget/r1'), ...one })

const signedOut: Step = {
  type: 'SessionEnded',
  ask: { unit: 'session', id: 'signOut', seq: 1 },
  reason: 'signedOut',
}

const after = (...steps: readonly Step[]) => given(recordingsReducer, ...steps)
const running = (...steps: readonly Step[]) => after(start, started, ...steps)
const stepOf = ({ state }: ReturnType<typeof after>): RecordingStep | null => ownRecordings(state)[0]?.step ?? null

describe('R4-951 A recording', () => {
  it('a recording begins once the server has accepted it', () => {
    after(start).gives({ asks: { 'start/r1': { recordingId, channelId: square } } })
    expect([stepOf(after(start)), stepOf(running())]).toEqual(['starting', 'running'])
  })

  it('a refused recording keeps the reason until the host has read it', () => {
    const failed = after(start, (ask) => ({
      type: 'recording/NotStarted',
      ask: ask('start/r1'),
      ...one,
      failure: refused('no'),
    }))
    expect([stepOf(failed), ownRecordings(failed.state)[0]?.failure]).toEqual(['notStarted', refused('no')])
    expect(stepOf(failed.when(dismiss))).toBeNull()
  })

  it('a recording that the host stops before its start ends on the server at once', () => {
    after(start, stop, started).gives({ asks: { 'close/r1': one } })
  })
})

describe('R4-954 A running recording', () => {
  it('a recording reports to the server each time it has stored sound', () => {
    expect(Object.keys(running(stored(4_000)).asked())).toEqual(['report/r1'])
    expect(stepOf(running(stored(4_000), reported))).toBe('running')
    expect(Object.keys(running(stored(4_000), reported, stored(14_000)).asked())).toEqual(['report/r1'])
  })

  it('a recording goes on without the network, and ends when the server has ended it', () => {
    expect(stepOf(running(stored(4_000), notReported(unreachable)))).toBe('running')
    const over = running(stored(4_000), notReported(refused('This recording is over')))
    expect([stepOf(over), ownRecordings(over.state)[0]?.reason]).toEqual(['finishing', 'closed'])
  })

  it('after a stop a recording waits for the last sound, but not for a closed tab', () => {
    expect(stepOf(running(stored(4_000), reported, stop))).toBe('finishing')
    running(stored(4_000), reported, stop, captured()).gives({ asks: { 'close/r1': one } })
    running(stored(4_000), reported, stop, alarm('finished/r1')).gives({ asks: { 'close/r1': one } })
  })

  it('a recording ends half a minute after its last sound', () => {
    const silent = running(wait(7_000), stored(4_000), reported)
    const [alarmInput] = Object.values(silent.asked())
    expect(alarmInput).toMatchObject({ at: silent.at + RECORDER_GONE_MS })
    const lost = silent.when(alarm('gone/r1'))
    lost.gives({ asks: { 'close/r1': one } })
    expect(ownRecordings(lost.state)[0]?.reason).toBe('lost')
  })
})

describe('R4-954 Recorded sound', () => {
  const closing = running(stored(4_000), reported, captured('reloaded'), closed)

  it('after a reload recorded sound becomes a file, with the reason of the end', () => {
    closing.gives({ asks: { 'gather/r1': { recordingId, mime: 'audio/webm', ms: 4_000 } } })
    closing.reloaded().gives({ asks: { 'gather/r1': { recordingId, mime: 'audio/webm', ms: 4_000 } } })
    expect(ownRecordings(closing.state)[0]?.reason).toBe('reloaded')
  })

  it('an uploaded recording gets into the recap, and then the browser deletes its copy', () => {
    const uploading = closing.when(gathered())
    uploading.gives({ asks: {} })
    const attaching = uploading.when(uploaded)
    attaching.gives({
      asks: { 'attach/r1': { recordingId, file: { url, mime: 'audio/webm', bytes: 30_000, ms: 10_000 } } },
    })
    attaching.when(attached).gives({ asks: { 'forget/r1': one } })
    const done = attaching.when(attached, forgotten)
    expect([stepOf(done), stepOf(done.when(dismiss))]).toEqual(['done', null])
  })

  it('a recording that the recap refused can be sent again, and is sent again by itself after a lost answer', () => {
    const attaching = closing.when(gathered(), uploaded)
    expect(Object.keys(attaching.when(notAttached(unreachable), alarm('retry/r1')).asked())).toEqual(['attach/r1'])
    const refusedBy = attaching.when(notAttached(refused('no')))
    expect(stepOf(refusedBy)).toBe('notAttached')
    expect(Object.keys(refusedBy.when({ type: 'recording/Retry', ...one }).asked())).toEqual(['attach/r1'])
    expect(Object.keys(refusedBy.when(dismiss).asked())).toEqual(['forget/r1'])
  })

  it('a recording without stored sound says so', () => {
    expect(stepOf(running(captured('left'), closed, gathered(null)))).toBe('empty')
  })

  it('another account of the browser sees nothing of a recording', () => {
    expect(stepOf(closing.when(signedOut))).toBeNull()
  })
})
