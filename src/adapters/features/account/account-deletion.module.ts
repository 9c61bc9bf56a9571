import { accountDeletionImplementation } from '../../../application/features/account-deletion/account-deletion'
import type { RestClient } from '../../rest/client/rest-client'
import { makeAccountDeletion } from '../../rest/account/account-deletion'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(accountDeletionImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeAccountDeletion(rest), [TOKENS.rest]).inSingletonScope(),
)
