export { Profile, Session } from './session'
export { sessionMessages, type SessionMessage } from './session.messages'
export { sessionEffects, sessionReducer as sessionUnit } from './session.machine'
export * from './session.selectors'
export { emailSignInMessages as signInMessages, type ForgetAccount } from './email-sign-in.messages'
export { codeOf, isEmail, isWholeCode } from './email-sign-in.rules'
export { emailSignInEffects as signInEffects, emailSignInReducer as signInUnit } from './email-sign-in.machine'
export {
  emailSignInViewModel as signInShown,
  type EmailSignInViewModel as SignInShown,
} from './email-sign-in.selectors'
export { inviteCodeMessages as inviteMessages } from './invite-code.messages'
export { inviteCodeOf, isInviteCode } from './invite-code.rules'
export { inviteCodeEffects as inviteEffects, inviteCodeReducer as inviteUnit } from './invite-code.machine'
export { inviteCodeViewModel as inviteShown } from './invite-code.selectors'
export { xSignInMessages, type XSignInPurpose as XErrand } from './x-sign-in.messages'
export { stateDigest } from './x-sign-in.rules'
export { xSignInEffects, xSignInReducer as xSignInUnit } from './x-sign-in.machine'
export { xSignInViewModel as xSignInShown, type XSignInFailure as XProblem } from './x-sign-in.selectors'
export { qrSignInMessages, QrStatus } from './qr-sign-in.messages'
export { qrSignInEffects, qrSignInReducer as qrSignInUnit } from './qr-sign-in.machine'
export { qrSignInViewModel as qrShown, type QrSignInViewModel as QrShown } from './qr-sign-in.selectors'
export { qrApprovalMessages, QrSignInRequest as QrAsking } from './qr-approval.messages'
export { qrApprovalEffects, qrApprovalReducer as qrApprovalUnit } from './qr-approval.machine'
export {
  isApproving,
  qrApprovalViewModel as qrApprovalShown,
  type QrApprovalViewModel as QrApprovalShown,
} from './qr-approval.selectors'
export {
  walletSignInMessages,
  type SignerFailure as SignerFault,
  type WalletSignInFailure as WalletFault,
} from './wallet-sign-in.messages'
export { walletSignInEffects, walletSignInReducer as walletSignInUnit } from './wallet-sign-in.machine'
export { walletSignInViewModel as walletSignInShown } from './wallet-sign-in.selectors'
export { readTextToSign } from './wallet-text.rules'
export { partnerSignInMessages } from './partner-sign-in.messages'
export { partnerSignInEffects, partnerSignInReducer as partnerSignInUnit } from './partner-sign-in.machine'
export { isPartnerArriving, partnerQuestion, type PartnerQuestion } from './partner-sign-in.selectors'
