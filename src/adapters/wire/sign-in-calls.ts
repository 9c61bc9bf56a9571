import * as t from 'io-ts'
import { get, loginPost, loginGet, post } from './call'
import { QrAskingWire, QrCodeWire, QrLoginWire } from './qr'
import { SignedInWire } from './session'

const none = t.strict({})
const nothing = () => t.unknown
const byCode = t.strict({ code: t.string })
/** What X gave back with the person. */
const fromX = t.strict({ code: t.string, state: t.string })
const address = () => t.type({ auth_url: t.string })

/** Signing in with X and by a QR code (spec 1 §7 User and auth, spec 2 §7). */
export const signInCalls = {
  xLogin: loginGet('/api/x/login', none, address),
  xLoginPost: loginPost('/api/x/login', fromX, () => SignedInWire),
  /** decisions.md: the address for binding, which belongs to whoever is in. */
  xOauthUrl: get('/api/x/oauth_url', none, address),
  xBind: post('/api/x/bind', fromX, nothing),
  qrcodeCode: loginGet('/api/qrcode/code', none, () => QrCodeWire),
  /** Asked again and again by whoever shows the code, until somebody who is in has answered for it. */
  qrcodeLogin: loginPost('/api/qrcode/login', byCode, () => QrLoginWire),
  /** Of these two the specs print nothing: whoever is in looks at what a code asks for, and then answers for it (decided). */
  qrcodeScan: post('/api/qrcode/scan', byCode, () => QrAskingWire),
  qrcodeAnswer: post('/api/qrcode/answer', t.strict({ code: t.string, approve: t.union([t.literal(0), t.literal(1)]) }), nothing),
} as const
