import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import { defineGet, defineSignInPost, defineSignInGet, definePost } from '../codecs/http-call'
import { QrSignInRequestWire, QrCodeWire, QrLoginWire } from '../entities/qr'
import { SignedInWire } from '../entities/session'

const none = t.strict({})
const nothing = () => t.unknown
const byCode = t.strict({ code: IdText })
/** The query parameters with which X sends the member back to the app. */
const fromX = t.strict({ code: IdText, state: IdText })
const address = () => t.type({ auth_url: t.string })

/** The calls for sign-in with X and by QR code (spec 1 §7 User and auth, spec 2 §7). */
export const signInCalls = {
  xLogin: defineSignInGet('/api/x/login', none, address),
  xLoginPost: defineSignInPost('/api/x/login', fromX, () => SignedInWire),
  /** Returns the URL of X's page on which a member binds an X account to the signed-in account (decisions.md). */
  xOauthUrl: defineGet('/api/x/oauth_url', none, address),
  xBind: definePost('/api/x/bind', fromX, nothing),
  qrcodeCode: defineSignInGet('/api/qrcode/code', none, () => QrCodeWire),
  /** The browser that shows the QR code polls this call until a signed-in member accepts or refuses the sign-in. */
  qrcodeLogin: defineSignInPost('/api/qrcode/login', byCode, () => QrLoginWire),
  /**
   * The specs do not print the two calls below (decisions.md). With `qrcodeScan`, a signed-in member reads the sign-in
   * request of the browser that shows the code. With `qrcodeAnswer`, the member accepts or refuses this request.
   */
  qrcodeScan: definePost('/api/qrcode/scan', byCode, () => QrSignInRequestWire),
  qrcodeAnswer: definePost(
    '/api/qrcode/answer',
    t.strict({ code: IdText, approve: t.union([t.literal(0), t.literal(1)]) }),
    nothing,
  ),
} as const
