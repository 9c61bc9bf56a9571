import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { makeClock } from '../../../../src/adapters/browser/time/clock'
import { makeVoiceRecorder } from '../../../../src/adapters/browser/voice/voice-recorder'
import type { RecorderEvent } from '../../../../src/application/features/voice/ports'
import { FakeStream, FakeTrack } from '../../../support/fake-streams'
import { FakeTime, settle } from '../fake-time'

interface World {
  readonly formats?: readonly string[]
  readonly chosen?: string | null
  readonly open?: (id: string | null) => Promise<MediaStream>
}

const world = ({ formats = ['audio/webm;codecs=opus', 'audio/mp4'], chosen = null, open }: World = {}) => {
  const time = new FakeTime()
  const track = new FakeTrack('audio', 'Microphone')
  const asked: (string | null)[] = []
  const recorded: string[] = []
  const finish$ = new Subject<void>()
  const events: RecorderEvent[] = []
  const { record } = makeVoiceRecorder({
    clock: makeClock(time.driver()),
    settings: { get: () => chosen, set: () => undefined, remove: () => undefined },
    media: {
      microphone: (id) => {
        asked.push(id)
        return open?.(id) ?? Promise.resolve(new FakeStream([track]))
      },
      meter: () => ({ level: () => 0.5, close: () => undefined }),
    },
    recorder: {
      canRecord: (format) => formats.includes(format),
      record: (_, format, taken) => {
        recorded.push(format)
        return () => taken(new Blob(['sound']))
      },
    },
  })
  const recording = record(finish$).subscribe((event) => events.push(event))
  const kinds = (): readonly string[] => [...new Set(events.map(({ kind }) => kind))]
  return { time, track, asked, recorded, finish$, events, kinds, recording }
}
const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

describe('R4-501 The voice recorder of a browser', () => {
  it('the recorder measures the level while it records, and returns the file with its length and waveform', async () => {
    const { time, track, finish$, events, kinds } = world()
    await settle()
    time.pass(4_000)
    finish$.next()
    expect(kinds()).toEqual(['opened', 'level', 'recorded'])
    expect(events.at(-1)).toMatchObject({
      mime: 'audio/webm',
      durationMs: 4_000,
      waveform: Array.from({ length: 64 }, () => 50),
    })
    expect(track.readyState).toBe('ended')
  })

  it('R4-501 the recorder ends by itself after five minutes', async () => {
    const { time, events } = world()
    await settle()
    time.pass(400_000)
    expect(events.at(-1)).toMatchObject({ kind: 'recorded', durationMs: 300_000 })
  })

  it.each([
    [['audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus'],
    [['audio/mp4'], 'audio/mp4'],
  ])('R4-501 it records Opus, and AAC in a browser without Opus (of %s)', async (formats, format) => {
    const { recorded } = world({ formats })
    await settle()
    expect(recorded).toEqual([format])
  })

  it('R4-502 a cancelled recording closes the microphone, also while the browser still asks', async () => {
    const { recording, track, kinds } = world()
    recording.unsubscribe()
    await settle()
    expect([track.readyState, kinds()]).toEqual(['ended', []])
    const later = world()
    await settle()
    later.recording.unsubscribe()
    expect([later.track.readyState, later.kinds()]).toEqual(['ended', ['opened', 'level']])
  })

  it('R4-508 a browser that records no sound never asks for the microphone', () => {
    const { asked, events } = world({ formats: [] })
    expect([asked, events]).toEqual([[], [{ kind: 'failed', reason: 'unsupported' }]])
  })

  it.each([
    ['NotAllowedError', 'permissionRefused'],
    ['NotFoundError', 'noDevice'],
    ['NotReadableError', 'deviceBusy'],
  ])('R4-508 the browser’s %s is the reason %s', async (name, reason) => {
    const { events } = world({ open: failing(name) })
    await settle()
    expect(events).toEqual([{ kind: 'failed', reason }])
  })

  it('R4-508 the default microphone records if the chosen one is not connected', async () => {
    const { asked } = world({ chosen: 'headset', open: failing('OverconstrainedError') })
    await settle()
    expect(asked).toEqual(['headset', null])
  })
})
