import { influenceImplementation } from '../../../application/features/influence/influence'
import { makeInfluence } from '../../rest/influence'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(influenceImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeInfluence(rest), [TOKENS.rest]).inSingletonScope(),
)
