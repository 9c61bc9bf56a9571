import type { Observable } from 'rxjs'
import type { MediaSendFailure } from '../../../domain/kernel/media-fault'
import type { Stream } from '../media-room'

export type DeviceKind = 'microphone' | 'speaker' | 'camera'

/** A device. `label` is empty until the member has allowed a device of that kind. */
export interface Device {
  readonly kind: DeviceKind
  readonly id: string
  readonly label: string
}

/** `prompt`: the browser will prompt the member. `unknown`: this browser does not report the permission. */
export type Permission = 'granted' | 'prompt' | 'denied' | 'unknown'

/**
 * Events of a device test. `opened`: the device is open. `level`: from 0 to 1, about ten times a second. `ended`: at
 * most once, as the last event.
 */
export type DeviceTestEvent =
  | { readonly kind: 'opened'; readonly stream: Stream }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'ended'; readonly fault: MediaSendFailure }

/**
 * Microphones, speakers and cameras of this browser. When the member chooses a device, a joined room uses that device
 * at once.
 */
export interface MediaDevices {
  /** Emits on subscription and when a device is added, removed or named. Omits speakers if none can be chosen. */
  readonly devices$: Observable<readonly Device[]>
  /** The chosen id of each kind; `null` is the browser's default. The choice is kept across reloads in this browser. */
  readonly chosen$: Observable<Readonly<Record<DeviceKind, string | null>>>
  /** Chooses a device. An open microphone switches at once; whether its sound is sent does not change. */
  readonly choose: (kind: DeviceKind, id: string | null) => void
  readonly permission$: (kind: 'microphone' | 'camera') => Observable<Permission>
  /**
   * Opens the chosen device of that kind while subscribed, for a level meter or a preview. No other person hears or
   * sees the test.
   */
  readonly test: (kind: 'microphone' | 'camera') => Observable<DeviceTestEvent>
  /** Plays three soft notes on the chosen speaker. Resolves to `false` if this browser played no sound. */
  readonly soundCheck: () => Promise<boolean>
}
