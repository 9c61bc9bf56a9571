import type { Instant } from '../../domain/kernel/instant'

/** The key pair with which the server signs pushes (RFC 8292): the point and the scalar on P-256, as base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Where a browser receives pushes. `p256dh` and `auth` are the browser's keys as base64url (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushRequest {
  readonly to: PushTarget
  readonly keys: VapidKeys
  readonly at: Instant
  readonly text: string
  /** How long the push service keeps the push for a browser that is not connected, in seconds. */
  readonly ttl: number
  readonly urgency: 'high' | 'normal'
  /** A later push with the same topic replaces a push that the browser has not received. */
  readonly topic: string
}

/**
 * The result of a push. `forbidden`: this server may not call the endpoint, or its keys are no keys. `retryAfterMs`: how
 * long the push service asks the server to wait.
 */
export type PushResult =
  | { readonly status: number; readonly retryAfterMs: number | null }
  | { readonly fault: 'forbidden' | 'late' | 'unreachable' }

/** Sends pushes to the push services of browsers. Providers that run in a page have no push client. */
export interface PushClient {
  readonly makeKeys: () => VapidKeys
  /** Whether the server may call this endpoint, and the keys are keys. */
  readonly accepts: (target: PushTarget) => boolean
  /** The promise never rejects. */
  readonly send: (push: PushRequest) => Promise<PushResult>
}
