import * as t from 'io-ts'
import { defineSignInGet, defineSignInGetOnce, defineSignInPost, definePost } from '../codecs/http-call'
import { SignedInWire, TextToSignWire } from '../entities/session'

const none = t.strict({})
const nothing = () => t.unknown
const Platform = t.union([t.literal('h5'), t.literal('web')])

/** The calls for sign-in and sign-out (spec 1 §7 User and auth). */
export const accountCalls = {
  visitorLogin: defineSignInPost(
    '/api/loop_login/visitor_login',
    t.strict({ platform: Platform, device_id: t.string }),
    () => SignedInWire,
  ),
  sendEmailLoginCode: defineSignInPost('/api/loop_login/send_email_login_code', t.strict({ email: t.string }), nothing),
  emailCodeLogin: defineSignInPost(
    '/api/loop_login/email_code_login',
    t.strict({ email: t.string, security_code: t.string }),
    () => SignedInWire,
  ),
  userInvite: definePost('/api/user/invite', t.strict({ code: t.string }), nothing),
  getWalletMessageToSign: defineSignInGet(
    '/api/loop_login/get_wallet_message_to_sign',
    t.strict({ address: t.string }),
    () => TextToSignWire,
  ),
  verifyWalletSignature: defineSignInPost(
    '/api/loop_login/verify_wallet_signature',
    t.strict({ address: t.string, signature: t.string }),
    () => SignedInWire,
  ),
  metamaskWalletMessageToSign: defineSignInGet(
    '/api/loop_login/metamask_wallet_message_to_sign',
    none,
    () => TextToSignWire,
  ),
  verifyMetamaskWalletSignature: defineSignInPost(
    '/api/loop_login/verify_metamask_wallet_signature',
    t.strict({ address: t.string, signature: t.string, nonce: t.string }),
    () => SignedInWire,
  ),
  partnerToken: defineSignInGetOnce('/api/partner/y_token', t.strict({ access_token: t.string }), () => SignedInWire),
  logout: definePost('/api/loop_login/logout', none, nothing),
} as const
