import { walletImplementation } from '../../../application/features/wallet/wallet'
import type { RestClient } from '../../rest/client/rest-client'
import { makeWallet } from '../../rest/wallet'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(walletImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeWallet(rest), [TOKENS.rest]).inSingletonScope(),
)
