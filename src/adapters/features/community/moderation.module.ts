import { moderationImplementation } from '../../../application/features/moderation/moderation'
import { makeModeration } from '../../rest/chat/moderation'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(moderationImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeModeration(rest), [TOKENS.rest]).inSingletonScope(),
)
