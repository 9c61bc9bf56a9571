import type { Observable } from 'rxjs'
import type { VoiceType } from '../../../domain/chat'
import type { MediaSendFailure } from '../../../domain/kernel/media-fault'
import type { FileBytes } from '../../ports/file-store'

/**
 * Events of a recording: first `opened`, then `level` about ten times a second, from 0 to 1. `recorded` or `failed`
 * comes once, as the last event.
 */
export type RecorderEvent =
  | { readonly kind: 'opened' }
  | { readonly kind: 'level'; readonly level: number }
  | {
      readonly kind: 'recorded'
      readonly body: FileBytes
      readonly mime: VoiceType
      readonly durationMs: number
      readonly waveform: readonly number[]
    }
  | { readonly kind: 'failed'; readonly reason: MediaSendFailure }

export interface VoiceRecorder {
  /**
   * Records while subscribed, at most as long as a voice message may be. When `finish$` emits, the recording ends with
   * `recorded`. Unsubscribing earlier closes the microphone and drops the recording.
   */
  readonly record: (finish$: Observable<unknown>) => Observable<RecorderEvent>
}

/** Events of a playing file. `ended`: the file has played to its end. `failed`: the browser cannot play the file. */
export type SoundEvent =
  | { readonly kind: 'at'; readonly ms: number }
  | { readonly kind: 'playing' | 'paused' | 'ended' | 'failed' }

/** A file that plays. */
export interface Sound {
  readonly play: () => void
  readonly pause: () => void
  readonly seek: (ms: number) => void
  readonly setSpeed: (speed: number) => void
  readonly close: () => void
}

export interface VoicePorts {
  readonly recorder: VoiceRecorder
  /** Opens a file, paused at its beginning. */
  readonly sound: (url: string, notify: (event: SoundEvent) => void) => Sound
}
