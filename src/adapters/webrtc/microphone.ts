import { BehaviorSubject, Observable, type Subscriber } from 'rxjs'
import type { MicrophoneEvent } from '../../application/ports/media-room'
import { mediaFailureOf, stopAllTracks } from './media-errors'
import type { MediaDriver, LevelMeter } from './media-driver'

interface MicrophoneDeps {
  readonly driver: MediaDriver
  /** Which one is chosen: said on subscription, and whenever it is another. */
  readonly chosen$: Observable<string | null>
}

/** The one microphone of a room. What it hears is silence until somebody speaks. */
export class Microphone {
  readonly track$ = new BehaviorSubject<MediaStreamTrack | null>(null)
  #stream: MediaStream | null = null
  #meter: LevelMeter | null = null
  /** Counts what was asked for: only the last counts, and nothing once it is let go. */
  #asked = 0
  #retake = (): void => undefined

  constructor(private readonly deps: MicrophoneDeps) {}

  readonly hold = (): Observable<MicrophoneEvent> =>
    new Observable((subscriber) => {
      const choices = this.deps.chosen$.subscribe((id) => {
        this.#retake = () => {
          void this.#take(id, subscriber)
        }
        this.#retake()
      })
      return () => {
        this.#retake = () => undefined
        choices.unsubscribe()
        this.letGo()
      }
    })

  /** Opens it anew where an interruption has silenced it; nothing where nobody holds it. */
  again(): void {
    const track = this.track$.value
    if (track === null || track.muted || track.readyState === 'ended') this.#retake()
  }

  level(): number {
    return this.#meter?.level() ?? 0
  }

  letGo(): void {
    this.#asked += 1
    this.#put(null)
  }

  #put(stream: MediaStream | null): void {
    const before = this.#stream
    this.#meter?.close()
    this.#stream = stream
    this.#meter = stream === null ? null : this.deps.driver.meter(stream)
    this.track$.next(stream?.getAudioTracks()[0] ?? null)
    if (before !== null) stopAllTracks(before)
  }

  async #take(id: string | null, subscriber: Subscriber<MicrophoneEvent>): Promise<void> {
    this.#asked += 1
    const asked = this.#asked
    const isLate = (): boolean => asked !== this.#asked || subscriber.closed
    const wasHeld = this.#stream !== null
    const opened = await this.#open(id)
    if (isLate()) {
      if (!(opened instanceof Error)) stopAllTracks(opened)
      return
    }
    const track = opened instanceof Error ? undefined : opened.getAudioTracks()[0]
    // One that can't be had does not take away the one that is held.
    if (track === undefined && this.track$.value?.readyState === 'live') return
    if (opened instanceof Error || track === undefined) {
      this.#put(null)
      const fault = opened instanceof Error ? mediaFailureOf(opened) : 'noDevice'
      subscriber.next({ kind: 'ended', fault: wasHeld && fault === 'noDevice' ? 'deviceGone' : fault })
      subscriber.complete()
      return
    }
    track.enabled = false
    // Taken out in the middle: whatever is there takes its place.
    track.addEventListener(
      'ended',
      () => {
        if (!isLate()) void this.#take(null, subscriber)
      },
      { once: true },
    )
    this.#put(opened)
    subscriber.next({ kind: 'opened', label: track.label })
  }

  /** A device that is chosen and not there is no reason to be silent. */
  async #open(id: string | null): Promise<MediaStream | Error> {
    const { driver } = this.deps
    const first = await driver.microphone(id).catch(asError)
    return id !== null && first instanceof Error && mediaFailureOf(first) === 'noDevice'
      ? driver.microphone(null).catch(asError)
      : first
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
