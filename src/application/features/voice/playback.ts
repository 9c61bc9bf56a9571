import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs'
import type { Sound, SoundEvent, VoicePorts } from './ports'

/** The speeds, in the order in which the button changes them. */
const SPEEDS = [1, 1.5, 2] as const

/** A message that plays or is paused. `key` is `null` for a message that neither plays nor is paused. */
export interface Playing {
  readonly key: string | null
  readonly isPlaying: boolean
  readonly hasFailed: boolean
  readonly ms: number
  readonly speed: number
}

export interface VoiceSource {
  readonly key: string
  readonly url: string
  readonly durationMs: number
}

/** Plays voice messages, at most one at a time. */
export interface Playback {
  /** The playback as this message sees it. Emits on subscription and on changes. */
  readonly stateOf$: (key: string) => Observable<Playing>
  readonly stateOf: (key: string) => Playing
  /** Plays the message from its position, or pauses it. Another message stops. */
  readonly toggle: (source: VoiceSource) => void
  /** Moves to that time. A message that does not play begins there when the person plays it. */
  readonly seek: (source: VoiceSource, ms: number) => void
  readonly nextSpeed: () => void
  readonly pause: () => void
  /** Ends the playback of this message, because its row or preview is gone. */
  readonly release: (key: string) => void
}

const isSame = (a: Playing, b: Playing): boolean => a === b || (a.key === null && b.key === null && a.speed === b.speed)

/** While another message plays, this message is at its beginning. */
const seenBy =
  (key: string) =>
  (playing: Playing): Playing =>
    playing.key === key ? playing : { ...playing, key: null, isPlaying: false, hasFailed: false, ms: 0 }

export const makePlayback = (open: VoicePorts['sound']): Playback => {
  const state$ = new BehaviorSubject<Playing>({ key: null, isPlaying: false, hasFailed: false, ms: 0, speed: 1 })
  let sound: Sound | null = null
  const change = (by: Partial<Playing>): void => state$.next({ ...state$.value, ...by })
  const take = ({ key, url, durationMs }: VoiceSource): Sound => {
    if (sound !== null && state$.value.key === key && !state$.value.hasFailed) return sound
    sound?.close()
    change({ key, isPlaying: false, hasFailed: false, ms: 0 })
    const notify = (event: SoundEvent): void => {
      if (event.kind === 'at') change({ ms: Math.min(durationMs, event.ms) })
      else
        change({
          isPlaying: event.kind === 'playing',
          hasFailed: event.kind === 'failed',
          ...(event.kind === 'ended' ? { ms: 0 } : {}),
        })
    }
    sound = open(url, notify)
    sound.setSpeed(state$.value.speed)
    return sound
  }
  return {
    stateOf$: (key) => state$.pipe(map(seenBy(key)), distinctUntilChanged(isSame)),
    stateOf: (key) => seenBy(key)(state$.value),
    toggle: (source) => {
      const taken = take(source)
      if (state$.value.isPlaying) taken.pause()
      else taken.play()
    },
    seek: (source, ms) => {
      const to = Math.max(0, Math.min(source.durationMs, ms))
      take(source).seek(to)
      change({ ms: to })
    },
    nextSpeed: () => {
      const speed = SPEEDS[(SPEEDS.findIndex((one) => one === state$.value.speed) + 1) % SPEEDS.length] ?? 1
      change({ speed })
      sound?.setSpeed(speed)
    },
    pause: () => sound?.pause(),
    release: (key) => {
      if (state$.value.key !== key) return
      sound?.close()
      sound = null
      change({ key: null, isPlaying: false, hasFailed: false, ms: 0 })
    },
  }
}
