import { mallImplementation } from '../../../application/features/mall/mall'
import { makeMall } from '../../rest/mall'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(mallImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeMall(rest), [TOKENS.rest]).inSingletonScope(),
)
