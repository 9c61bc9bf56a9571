import { identityImplementation } from '../../../application/features/identity/identity'
import { makeIdentities } from '../../rest/identity'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(identityImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeIdentities(rest), [TOKENS.rest]).inSingletonScope(),
)
