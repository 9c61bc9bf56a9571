import { Observable } from 'rxjs'
import type { RecorderEvent, VoiceRecorder } from '../../../application/features/voice/ports'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Settings } from '../../../application/ports/browser/settings'
import { VOICE_MS } from '../../../domain/chat'
import { waveformOf } from '../../../domain/voice'
import { addMs, type Instant } from '../../../domain/kernel/instant'
import { mediaFailureOf, stopAllTracks } from '../../webrtc/media-errors'
import type { LevelMeter, MediaDriver } from '../../webrtc/media-driver'
import { formatFor } from './recording-formats'

const LEVEL_MS = 100
/** Speech in Opus and AAC is clear at this rate; five minutes are 1.2 MB. */
const BITS_A_SECOND = 32_000

/** The parts of the browser's recorder that this adapter uses. Tests use an implementation in memory. */
export interface RecorderDriver {
  readonly canRecord: (format: string) => boolean
  /** Records until the result is called. `taken` gets the whole file. */
  readonly record: (stream: MediaStream, format: string, taken: (body: Blob) => void, failed: () => void) => () => void
}

export const browserRecorder: RecorderDriver = {
  canRecord: (format) => 'MediaRecorder' in window && MediaRecorder.isTypeSupported(format),
  record: (stream, format, taken, failed) => {
    const recorder = new MediaRecorder(stream, { mimeType: format, audioBitsPerSecond: BITS_A_SECOND })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => taken(new Blob(parts)))
    recorder.addEventListener('error', failed)
    recorder.start()
    return () => {
      if (recorder.state !== 'inactive') recorder.stop()
    }
  },
}

interface VoiceRecorderDeps {
  readonly media: Pick<MediaDriver, 'microphone' | 'meter'>
  readonly recorder: RecorderDriver
  readonly clock: Clock
  readonly settings: Settings
}

/** The voice recorder over this browser's microphone. It uses the microphone that the member chose for rooms. */
export const makeVoiceRecorder = ({ media, recorder, clock, settings }: VoiceRecorderDeps): VoiceRecorder => {
  const open = async (): Promise<MediaStream> => {
    const chosen = settings.get('media.microphone')
    try {
      return await media.microphone(chosen)
    } catch (error) {
      // The chosen device is not connected, so the default device records.
      if (chosen !== null && mediaFailureOf(error) === 'noDevice') return media.microphone(null)
      throw error
    }
  }
  return {
    record: (finish$) =>
      new Observable<RecorderEvent>((subscriber) => {
        const [format, mime] = formatFor(recorder.canRecord) ?? []
        if (format === undefined || mime === undefined) {
          subscriber.next({ kind: 'failed', reason: 'unsupported' })
          return subscriber.complete()
        }
        const levels: number[] = []
        let stream: MediaStream | null = null
        let meter: LevelMeter | null = null
        let stop = (): void => undefined
        let stopLevels = (): void => undefined
        const end = (event: RecorderEvent): void => {
          subscriber.next(event)
          subscriber.complete()
        }
        const take = (opened: MediaStream, since: Instant): void => {
          let until: Instant | null = null
          const finish = (): void => {
            until ??= clock.now()
            stopLevels()
            stop()
          }
          stop = recorder.record(
            opened,
            format,
            (body) => {
              const durationMs = Math.min(VOICE_MS, Math.max(0, Math.round((until ?? clock.now()) - since)))
              const whole = new Blob([body], { type: mime })
              end({ kind: 'recorded', body: whole, mime, durationMs, waveform: waveformOf(levels) })
            },
            () => end({ kind: 'failed', reason: 'deviceGone' }),
          )
          const emitLevel = (): void => {
            const level = meter?.level() ?? 0
            levels.push(level)
            subscriber.next({ kind: 'level', level })
            if (clock.now() - since >= VOICE_MS) finish()
            else stopLevels = clock.wake(addMs(clock.now(), LEVEL_MS), emitLevel)
          }
          subscriber.add(finish$.subscribe(finish))
          emitLevel()
        }
        open().then(
          (opened) => {
            if (subscriber.closed) return stopAllTracks(opened)
            stream = opened
            meter = media.meter(opened)
            subscriber.next({ kind: 'opened' })
            return take(opened, clock.now())
          },
          (error: unknown) => end({ kind: 'failed', reason: mediaFailureOf(error) }),
        )
        return () => {
          stopLevels()
          stop()
          meter?.close()
          if (stream !== null) stopAllTracks(stream)
        }
      }),
  }
}
