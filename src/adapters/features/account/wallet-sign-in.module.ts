import { walletSignInImplementation } from '../../../application/features/wallet-sign-in/wallet-sign-in'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(walletSignInImplementation)
