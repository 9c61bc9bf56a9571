import * as t from 'io-ts'
import { loginGet, loginGetOnce, loginPost, post } from './call'
import { SignedInWire, TextToSignWire } from './session'

const none = t.strict({})
const nothing = () => t.unknown
const Platform = t.union([t.literal('h5'), t.literal('web')])

/** Signing in and out, and who one is (spec 1 §7 User and auth). */
export const accountCalls = {
  visitorLogin: loginPost('/api/loop_login/visitor_login', t.strict({ platform: Platform, device_id: t.string }), () => SignedInWire),
  sendEmailLoginCode: loginPost('/api/loop_login/send_email_login_code', t.strict({ email: t.string }), nothing),
  emailCodeLogin: loginPost('/api/loop_login/email_code_login',
    t.strict({ email: t.string, security_code: t.string }), () => SignedInWire),
  userInvite: post('/api/user/invite', t.strict({ code: t.string }), nothing),
  getWalletMessageToSign: loginGet('/api/loop_login/get_wallet_message_to_sign', t.strict({ address: t.string }), () => TextToSignWire),
  verifyWalletSignature: loginPost('/api/loop_login/verify_wallet_signature',
    t.strict({ address: t.string, signature: t.string }), () => SignedInWire),
  metamaskWalletMessageToSign: loginGet('/api/loop_login/metamask_wallet_message_to_sign', none, () => TextToSignWire),
  verifyMetamaskWalletSignature: loginPost('/api/loop_login/verify_metamask_wallet_signature',
    t.strict({ address: t.string, signature: t.string, nonce: t.string }), () => SignedInWire),
  partnerToken: loginGetOnce('/api/partner/y_token', t.strict({ access_token: t.string }), () => SignedInWire),
  logout: post('/api/loop_login/logout', none, nothing),
} as const
