import { botImplementation } from '../../../application/features/bot/bot'
import { makeBotManagement } from '../../rest/bot-management'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(botImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeBotManagement(rest), [TOKENS.rest]).inSingletonScope(),
)
