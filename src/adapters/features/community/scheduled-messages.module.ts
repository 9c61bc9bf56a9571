import { scheduledMessagesImplementation } from '../../../application/features/scheduled-messages/scheduled-messages'
import { makeScheduledMessages } from '../../rest/scheduled-messages'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(scheduledMessagesImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeScheduledMessages(rest), [TOKENS.rest]).inSingletonScope(),
)
