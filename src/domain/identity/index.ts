export {
  inviteBindingEffects as inviteEffects,
  inviteBindingMessages as inviteMessages,
  inviteBindingViewModel as inviteShown,
  xBindingEffects as xEffects,
  xBindingMessages as xMessages,
  xBindingViewModel as xShown,
} from './bindings.reducers'
export * from './details'
export {
  emailBindingEffects as emailEffects,
  emailBindingMessages as emailMessages,
  emailBindingViewModel as emailShown,
  type EmailIssue as EmailProblem,
  type EmailBindingViewModel as EmailShown,
} from './email-form'
export { identityFeature as identity } from './feature'
export {
  walletBindingEffects as walletEffects,
  walletBindingMessages as walletMessages,
  walletBindingViewModel as walletShown,
  type WalletBindingMessage as WalletMessage,
} from './wallet-form'
