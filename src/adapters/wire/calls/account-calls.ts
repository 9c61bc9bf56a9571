import * as t from 'io-ts'
import { IdText, LinkText } from '../codecs/bounded'
import { defineSignInGet, defineSignInGetOnce, defineSignInPost, definePost } from '../codecs/http-call'
import { SignedInWire, TextToSignWire } from '../entities/session'

const none = t.strict({})
const nothing = () => t.unknown
const Platform = t.union([t.literal('h5'), t.literal('web')])

/** The calls for sign-in and sign-out (spec 1 §7 User and auth). */
export const accountCalls = {
  visitorLogin: defineSignInPost(
    '/api/loop_login/visitor_login',
    t.strict({ platform: Platform, device_id: IdText }),
    () => SignedInWire,
  ),
  sendEmailLoginCode: defineSignInPost('/api/loop_login/send_email_login_code', t.strict({ email: IdText }), nothing),
  emailCodeLogin: defineSignInPost(
    '/api/loop_login/email_code_login',
    t.strict({ email: IdText, security_code: IdText }),
    () => SignedInWire,
  ),
  userInvite: definePost('/api/user/invite', t.strict({ code: IdText }), nothing),
  getWalletMessageToSign: defineSignInGet(
    '/api/loop_login/get_wallet_message_to_sign',
    t.strict({ address: IdText }),
    () => TextToSignWire,
  ),
  verifyWalletSignature: defineSignInPost(
    '/api/loop_login/verify_wallet_signature',
    t.strict({ address: IdText, signature: LinkText }),
    () => SignedInWire,
  ),
  metamaskWalletMessageToSign: defineSignInGet(
    '/api/loop_login/metamask_wallet_message_to_sign',
    none,
    () => TextToSignWire,
  ),
  verifyMetamaskWalletSignature: defineSignInPost(
    '/api/loop_login/verify_metamask_wallet_signature',
    t.strict({ address: IdText, signature: LinkText, nonce: IdText }),
    () => SignedInWire,
  ),
  partnerToken: defineSignInGetOnce('/api/partner/y_token', t.strict({ access_token: LinkText }), () => SignedInWire),
  logout: definePost('/api/loop_login/logout', none, nothing),
} as const
