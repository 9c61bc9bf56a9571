export { passkeysFeature } from './feature'
export { MOST_PASSKEYS, Passkey, passkeysQuery } from './passkeys'
export {
  passkeysAccountMessages,
  passkeysTabMessages,
  type PasskeyFault,
  type PasskeyReason,
} from './passkeys.messages'
export { passkeyAddingEffects } from './passkey-adding.machine'
export { passkeySignInEffects } from './passkey-sign-in.machine'
export { passkeyRemovingEffects } from './removing.reducer'
export { passkeyAddingViewModel, passkeySignInViewModel } from './passkeys.selectors'
