import { groupAdminImplementation } from '../../../application/features/group-admin/group-admin'
import { makeGroupAdmin } from '../../rest/group-admin'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(groupAdminImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeGroupAdmin(rest), [TOKENS.rest]).inSingletonScope(),
)
