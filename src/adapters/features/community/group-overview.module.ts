import { groupOverviewImplementation } from '../../../application/features/group-overview/group-overview'
import { makeGroupOverviews } from '../../rest/group-overview'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(groupOverviewImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeGroupOverviews(rest), [TOKENS.rest]).inSingletonScope(),
)
