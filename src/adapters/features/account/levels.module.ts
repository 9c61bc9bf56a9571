import { levelsImplementation } from '../../../application/features/levels/levels'
import { makeLevels } from '../../rest/levels'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(levelsImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeLevels(rest), [TOKENS.rest]).inSingletonScope(),
)
