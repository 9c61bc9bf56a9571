export { walletSignInMessages, type SignerFailure, type WalletSignInFailure } from './wallet-sign-in.messages'
export { walletSignInEffects } from './wallet-sign-in.machine'
export { walletSignInViewModel } from './wallet-sign-in.selectors'
export { readTextToSign } from './wallet-text.rules'
