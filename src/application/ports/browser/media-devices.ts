import type { Observable } from 'rxjs'
import type { MediaSendFailure } from '../../../domain/kernel/media-fault'
import type { Stream } from '../media-room'

export type DeviceKind = 'microphone' | 'speaker' | 'camera'

/** `label` is empty as long as the person has not allowed anything of that kind. */
export interface Device {
  readonly kind: DeviceKind
  readonly id: string
  readonly label: string
}

/** `prompt`: they will be asked; `unknown`: this browser does not tell. */
export type Permission = 'granted' | 'prompt' | 'denied' | 'unknown'

/**
 * `withOpeningBalance` when the device is held, `level` from 0 to 1 some ten times a second; `ended` comes at most
 * once, and last.
 */
export type DeviceTestEvent =
  | { readonly kind: 'opened'; readonly stream: Stream }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'ended'; readonly fault: MediaSendFailure }

/** What this browser can hear, see and sound with. What is chosen here is what a room uses, from that moment on. */
export interface MediaDevices {
  /**
   * Said once on subscription, then whenever one is put in, taken out or named. No speakers where none can be chosen.
   */
  readonly devices$: Observable<readonly Device[]>
  /** Which id is chosen of each kind; `null` is the browser's own choice. Kept across reloads in this browser. */
  readonly chosen$: Observable<Readonly<Record<DeviceKind, string | null>>>
  /** Where a microphone is held, it changes in the middle of the sentence; whether it is sent does not change. */
  readonly choose: (kind: DeviceKind, id: string | null) => void
  readonly permission$: (kind: 'microphone' | 'camera') => Observable<Permission>
  /** Holds that device while subscribed, for a meter or a mirror; nobody else hears or sees it. */
  readonly test: (kind: 'microphone' | 'camera') => Observable<DeviceTestEvent>
  /** Three soft notes on the chosen speaker; `false` where this browser stayed silent. */
  readonly soundCheck: () => Promise<boolean>
}
