import { botBody } from '../../application/features/bot/bot'
import { makeBotManagement } from '../rest/bot-management'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(botBody, (port) => port.toResolvedValue((rest: RestClient) => makeBotManagement(rest), [T.rest]).inSingletonScope())
