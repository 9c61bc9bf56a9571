/** What the vendor's client does that the port does not expect, and where that was read. The fake does the same. */
const DECLARED = 'agora-rtc-sdk-ng 4.24.8, rtc-sdk_en.d.ts'

export const AGORA_BEHAVIOURS = {
  joinOffline: {
    what: '`join` without a network never settles; `leave` aborts it (OPERATION_ABORTED)',
    source: `${DECLARED}:2849 and measured, Chromium, offline`,
  },
  joinRefused: {
    what: 'a token that ran out is told by CAN_NOT_GET_GATEWAY_SERVER with the cause in its words',
    source: 'the module itself: requestTimeout and https://docs.agora.io/en/voice-calling/reference/error-codes',
  },
  publishBefore: {
    what: '`publish` and `renewToken` before `join` are INVALID_OPERATION; so is `publish` as audience',
    source: `${DECLARED}:2876, :3268`,
  },
  audienceAfter: { what: 'back to audience only after `unpublish`, else it throws', source: `${DECLARED}:3127` },
  onePicture: { what: 'one picture a client', source: `${DECLARED}:2876` },
  tracksAfterSubscribe: {
    what: 'what others send is there only once it was subscribed to',
    source: `${DECLARED}:2920`,
  },
  cut: {
    what: 'a lost line is told as RECONNECTING and CONNECTED, or DISCONNECTED with the reason',
    source: `${DECLARED}:2633, :773`,
  },
  leftForgets: {
    what: 'whoever left, or whose token ran out, has published and subscribed nothing and is audience again',
    source: `${DECLARED}:2862, :2732`,
  },
  willExpire: { what: '`token-privilege-will-expire` comes 30 s before the end', source: `${DECLARED}:2725` },
  quality: { what: 'a line is rated from 1, best, to 6, down; 0 is not known', source: `${DECLARED}: NetworkQuality` },
} as const satisfies Readonly<Record<string, { readonly what: string; readonly source: string }>>
