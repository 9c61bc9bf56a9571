import * as t from 'io-ts'
import { defineGet, defineSignInPost, defineSignInGet, definePost } from '../codecs/http-call'
import { QrSignInRequestWire, QrCodeWire, QrLoginWire } from '../entities/qr'
import { SignedInWire } from '../entities/session'

const none = t.strict({})
const nothing = () => t.unknown
const byCode = t.strict({ code: t.string })
/** What X gave back with the person. */
const fromX = t.strict({ code: t.string, state: t.string })
const address = () => t.type({ auth_url: t.string })

/** Signing in with X and by a QR code (spec 1 §7 User and auth, spec 2 §7). */
export const signInCalls = {
  xLogin: defineSignInGet('/api/x/login', none, address),
  xLoginPost: defineSignInPost('/api/x/login', fromX, () => SignedInWire),
  /** decisions.md: the address for binding, which belongs to whoever is in. */
  xOauthUrl: defineGet('/api/x/oauth_url', none, address),
  xBind: definePost('/api/x/bind', fromX, nothing),
  qrcodeCode: defineSignInGet('/api/qrcode/code', none, () => QrCodeWire),
  /** Asked again and again by whoever shows the code, until somebody who is in has answered for it. */
  qrcodeLogin: defineSignInPost('/api/qrcode/login', byCode, () => QrLoginWire),
  /**
   * Of these two the specs print nothing: whoever is in looks at what a code asks for, and then answers for it
   * (decided).
   */
  qrcodeScan: definePost('/api/qrcode/scan', byCode, () => QrSignInRequestWire),
  qrcodeAnswer: definePost(
    '/api/qrcode/answer',
    t.strict({ code: t.string, approve: t.union([t.literal(0), t.literal(1)]) }),
    nothing,
  ),
} as const
