import { BehaviorSubject, Observable, type Subscriber } from 'rxjs'
import type { MicrophoneEvent } from '../../application/ports/media-room'
import { mediaFailureOf, stopAllTracks } from './media-errors'
import type { MediaDriver, LevelMeter } from './media-driver'

interface MicrophoneDeps {
  readonly driver: MediaDriver
  /** The chosen device. The observable emits on subscription and on each change. */
  readonly chosen$: Observable<string | null>
}

/** The microphone of a room. The microphone's track stays disabled until the member starts to speak. */
export class Microphone {
  readonly track$ = new BehaviorSubject<MediaStreamTrack | null>(null)
  #stream: MediaStream | null = null
  #meter: LevelMeter | null = null
  /**
   * The number of requests to open a device. Only the result of the latest request is used. `letGo` discards the
   * results of all pending requests.
   */
  #requests = 0
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

  /**
   * Opens the device again after an interruption has muted the track. If the microphone is not in use, this call has no
   * effect.
   */
  again(): void {
    const track = this.track$.value
    if (track === null || track.muted || track.readyState === 'ended') this.#retake()
  }

  level(): number {
    return this.#meter?.level() ?? 0
  }

  letGo(): void {
    this.#requests += 1
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
    this.#requests += 1
    const mine = this.#requests
    const isLate = (): boolean => mine !== this.#requests || subscriber.closed
    const wasHeld = this.#stream !== null
    const opened = await this.#open(id)
    if (isLate()) {
      if (!(opened instanceof Error)) stopAllTracks(opened)
      return
    }
    const track = opened instanceof Error ? undefined : opened.getAudioTracks()[0]
    // If the new device cannot be opened, keep the current device.
    if (track === undefined && this.track$.value?.readyState === 'live') return
    if (opened instanceof Error || track === undefined) {
      this.#put(null)
      const fault = opened instanceof Error ? mediaFailureOf(opened) : 'noDevice'
      subscriber.next({ kind: 'ended', fault: wasHeld && fault === 'noDevice' ? 'deviceGone' : fault })
      subscriber.complete()
      return
    }
    track.enabled = false
    // If the device was unplugged, switch to any available device.
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

  /** Opens a microphone. If the chosen device is missing, the default device opens. */
  async #open(id: string | null): Promise<MediaStream | Error> {
    const { driver } = this.deps
    const first = await driver.microphone(id).catch(asError)
    return id !== null && first instanceof Error && mediaFailureOf(first) === 'noDevice'
      ? driver.microphone(null).catch(asError)
      : first
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
