export {
  inviteBindingEffects,
  inviteBindingMessages,
  inviteBindingViewModel,
  xBindingEffects,
  xBindingMessages,
  xBindingViewModel,
} from './bindings.reducers'
export * from './details'
export {
  emailBindingEffects,
  emailBindingMessages,
  emailBindingViewModel,
  type EmailIssue,
  type EmailBindingViewModel,
} from './email-form'
export { identityFeature } from './feature'
export {
  walletBindingEffects,
  walletBindingMessages,
  walletBindingViewModel,
  type WalletBindingMessage,
} from './wallet-form'
