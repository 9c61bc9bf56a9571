import { walletSignInFeature } from '../../../domain/wallet-sign-in/feature'
import { makeCompleteSignIn } from '../../effects/sign-in/complete-sign-in'
import { implementFeature } from '../implement-feature'
import { makeWalletSignInEffects } from './wallet-sign-in.effects'

export const walletSignInImplementation = implementFeature(
  walletSignInFeature,
  ({ ports, secrets, dispatchToAccount, dispatchToTab }) => ({
    tab: {
      'wallet-sign-in/walletSignIn': makeWalletSignInEffects({
        ports,
        secrets,
        arrive: makeCompleteSignIn({ dispatchToAccount, dispatchToTab }),
      }),
    },
  }),
)
