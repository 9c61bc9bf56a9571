import type { Instant } from '../../domain/kernel/instant'

/** A call to another server. */
export interface WebhookRequest {
  readonly url: string
  /** The receiver detects repeated calls by this id. */
  readonly id: string
  readonly at: Instant
  /** `whsec_` and base64. It signs the call as Standard Webhooks define it. */
  readonly secret: string
  readonly body: string
}

/**
 * The result of a call. `forbidden`: this server may not call there. `late`: over 3 s. `large`: over 16 kB. A redirect
 * counts as a normal response and is not followed.
 */
export type WebhookResult =
  | { readonly status: number; readonly text: string }
  | { readonly fault: 'forbidden' | 'late' | 'unreachable' | 'large' }

/** Never rejects. Only a real server can call out; a page never does (BI-196, BI-197). */
export type WebhookClient = (call: WebhookRequest) => Promise<WebhookResult>
