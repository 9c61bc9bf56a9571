import { recapImplementation } from '../../../application/features/recap/recap'
import { makeRecaps } from '../../rest/recap'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(recapImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeRecaps(rest), [TOKENS.rest]).inSingletonScope(),
)
