import { walletBody } from '../../application/features/wallet/wallet'
import type { RestClient } from '../rest/rest-client'
import { makeWallet } from '../rest/wallet'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(walletBody, (port) => port.toResolvedValue((rest: RestClient) => makeWallet(rest), [T.rest]).inSingletonScope())
