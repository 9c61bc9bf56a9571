/** How the vendor's client differs from the port, with sources. The fake client differs in the same way. */
const DECLARED = 'agora-rtc-sdk-ng 4.24.8, rtc-sdk_en.d.ts'

export const AGORA_BEHAVIOURS = {
  joinOffline: {
    what: '`join` without a network never settles; `leave` aborts it (OPERATION_ABORTED)',
    source: `${DECLARED}:2849 and measured, Chromium, offline`,
  },
  joinRefused: {
    what: 'an expired token fails with CAN_NOT_GET_GATEWAY_SERVER and the cause in its message',
    source: 'the module itself: requestTimeout and https://docs.agora.io/en/voice-calling/reference/error-codes',
  },
  publishBefore: {
    what: '`publish` and `renewToken` before `join` are INVALID_OPERATION; so is `publish` as audience',
    source: `${DECLARED}:2876, :3268`,
  },
  audienceAfter: { what: 'back to audience only after `unpublish`, else it throws', source: `${DECLARED}:3127` },
  onePicture: { what: 'one video track per client', source: `${DECLARED}:2876` },
  tracksAfterSubscribe: {
    what: 'remote tracks exist only after a subscription',
    source: `${DECLARED}:2920`,
  },
  cut: {
    what: 'a lost connection is reported as RECONNECTING and CONNECTED, or DISCONNECTED with the reason',
    source: `${DECLARED}:2633, :773`,
  },
  leftForgets: {
    what: 'after leaving or an expired token, a client has no publications or subscriptions and is audience again',
    source: `${DECLARED}:2862, :2732`,
  },
  willExpire: { what: '`token-privilege-will-expire` comes 30 s before the end', source: `${DECLARED}:2725` },
  quality: {
    what: 'a connection is rated from 1, best, to 6, disconnected; 0 is unknown',
    source: `${DECLARED}: NetworkQuality`,
  },
} as const satisfies Readonly<Record<string, { readonly what: string; readonly source: string }>>
