import { restreamImplementation } from '../../../application/features/restream/restream'
import { makeRestreams } from '../../rest/restream'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(restreamImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeRestreams(rest), [TOKENS.rest]).inSingletonScope(),
)
