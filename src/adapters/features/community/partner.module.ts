import { partnerImplementation } from '../../../application/features/partner/partner'
import { makePartners } from '../../rest/partner'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(partnerImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makePartners(rest), [TOKENS.rest]).inSingletonScope(),
)
