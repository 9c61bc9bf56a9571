import type { Instant } from '../../domain/kernel/instant'

/** A webhook call to another server. */
export interface WebhookRequest {
  readonly url: string
  /** A repeated call has the same id, so that the receiver can recognize it. */
  readonly id: string
  readonly at: Instant
  /** The signing secret: `whsec_` and base64. The call is signed with this secret as Standard Webhooks define. */
  readonly secret: string
  readonly body: string
  /** The account that the call is counted against. */
  readonly owner: string
}

/**
 * The result of a webhook call. `forbidden`: this server may not call the URL. `late`: no complete response within 3 s.
 * `large`: the response exceeds 16 kB. A redirect counts as a normal response, and the client does not follow it.
 */
export type WebhookResult =
  | { readonly status: number; readonly text: string }
  | { readonly fault: 'forbidden' | 'late' | 'unreachable' | 'large' }

/**
 * Calls a webhook. The promise never rejects. Only a server calls webhooks; providers that run in a page never do
 * (BI-196, BI-197).
 */
export type WebhookClient = (call: WebhookRequest) => Promise<WebhookResult>
