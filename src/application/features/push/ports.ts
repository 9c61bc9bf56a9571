import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { PushChoices, PushPermission } from '../../../domain/push'

/** Where the browser receives pushes. Both keys are base64url. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** `publicKey`: the server's VAPID key, empty if it sends no pushes. `isOn`: whether it knows a subscription of the session. */
export interface PushSettings {
  readonly publicKey: string
  readonly isOn: boolean
  readonly choices: PushChoices
}

/** The browser's part: its permission, and its subscription. */
export interface PushBrowser {
  /** `denied`: the person forbade notifications. `none`: no pushes in this browser at this address. */
  readonly permission: () => PushPermission | 'none'
  /** Asks the person. Call this only in a press, and before anything else, because browsers refuse it later. */
  readonly askPermission: () => Promise<PushPermission>
  readonly isSubscribed: () => Promise<boolean>
  /** Replaces an earlier subscription. `noService`: the browser could not reach its push service, or has none. */
  readonly subscribe: (publicKey: string) => TaskEither<'noService', PushTarget>
  /** Never fails. The server sends nothing to a browser that is not subscribed there. */
  readonly unsubscribe: () => Promise<void>
}

export interface PushPort {
  readonly browser: PushBrowser
  readonly read: () => TaskEither<Failure, PushSettings>
  /** Replaces the subscription of the session. */
  readonly subscribe: (target: PushTarget) => TaskEither<Failure, void>
  readonly unsubscribe: () => TaskEither<Failure, void>
  readonly choose: (choices: PushChoices) => TaskEither<Failure, void>
}
