import type { Observable } from 'rxjs'
import type { MediaSendFailure } from '../../../domain/kernel/media-fault'
import type { Stream } from '../media-room'

export type DeviceKind = 'microphone' | 'speaker' | 'camera'

/** `label` is empty until the member has allowed a device of that kind. */
export interface Device {
  readonly kind: DeviceKind
  readonly id: string
  readonly label: string
}

/** `prompt`: the browser will ask the member. `unknown`: this browser does not tell. */
export type Permission = 'granted' | 'prompt' | 'denied' | 'unknown'

/** `opened` when the device is held. `level` from 0 to 1 about ten times a second. `ended` at most once, and last. */
export type DeviceTestEvent =
  | { readonly kind: 'opened'; readonly stream: Stream }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'ended'; readonly fault: MediaSendFailure }

/** Microphones, speakers and cameras of this browser. A room uses the chosen device from that moment on. */
export interface MediaDevices {
  /** Emits on subscription and whenever a device is added, removed or named. No speakers where none can be chosen. */
  readonly devices$: Observable<readonly Device[]>
  /** The chosen id of each kind; `null` is the browser's default. Kept across reloads in this browser. */
  readonly chosen$: Observable<Readonly<Record<DeviceKind, string | null>>>
  /** Switches a held microphone at once. Whether it is sent does not change. */
  readonly choose: (kind: DeviceKind, id: string | null) => void
  readonly permission$: (kind: 'microphone' | 'camera') => Observable<Permission>
  /** Holds that device while subscribed, for a level meter or a preview. Nobody else hears or sees it. */
  readonly test: (kind: 'microphone' | 'camera') => Observable<DeviceTestEvent>
  /** Plays three soft notes on the chosen speaker; `false` if this browser stayed silent. */
  readonly soundCheck: () => Promise<boolean>
}
