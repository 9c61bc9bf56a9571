import type { Instant } from '../../domain/kernel/instant'

/** A webhook call to another server. */
export interface WebhookRequest {
  readonly url: string
  /** The receiver recognizes repeated calls by this id. */
  readonly id: string
  readonly at: Instant
  /** The signing secret: `whsec_` and base64. The secret signs the call as Standard Webhooks define it. */
  readonly secret: string
  readonly body: string
}

/**
 * The result of a webhook call. `forbidden`: this server may not call the address. `late`: over 3 s. `large`: over 16
 * kB. A redirect counts as a normal response, and the client does not follow it.
 */
export type WebhookResult =
  | { readonly status: number; readonly text: string }
  | { readonly fault: 'forbidden' | 'late' | 'unreachable' | 'large' }

/** Calls a webhook and never rejects. Only a real server can call out; a page never does (BI-196, BI-197). */
export type WebhookClient = (call: WebhookRequest) => Promise<WebhookResult>
