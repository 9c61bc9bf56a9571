import { balanceImplementation } from '../../../application/features/balance/balance'
import { makeBalanceAndActivity } from '../../rest/balance-and-activity'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(balanceImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeBalanceAndActivity(rest), [TOKENS.rest]).inSingletonScope(),
)
