import { captionsImplementation } from '../../../application/features/captions/captions'
import { makeTranslations } from '../../rest/captions'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(captionsImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeTranslations(rest), [TOKENS.rest]).inSingletonScope(),
)
