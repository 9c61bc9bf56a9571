import type { Instant } from '../../domain/kernel/instant'

/** One call of this server to somebody else's. */
export interface WebhookRequest {
  readonly url: string
  /** By it a receiver knows a call that it had before. */
  readonly id: string
  readonly at: Instant
  /** `whsec_` and base64: the call is signed with it as Standard Webhooks say. */
  readonly secret: string
  readonly body: string
}

/**
 * What came of it: `forbidden` where this server calls nobody there, `late` after 3 s, `large` beyond 16 kB; a redirect
 * is an answer like
 * any other and is not followed.
 */
export type WebhookResult =
  | { readonly status: number; readonly text: string }
  | { readonly fault: 'forbidden' | 'late' | 'unreachable' | 'large' }

/** Never rejects. Only a server of its own can call out: a page calls nobody (BI-196, BI-197). */
export type WebhookClient = (call: WebhookRequest) => Promise<WebhookResult>
