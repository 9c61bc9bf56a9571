import { pushImplementation } from '../../../application/features/push/push'
import { makePushBrowser } from '../../browser/push/push-browser'
import { makePush } from '../../rest/account/push'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(pushImplementation, (port) =>
  port
    .toResolvedValue((rest: RestClient) => ({ ...makePush(rest), browser: makePushBrowser() }), [TOKENS.rest])
    .inSingletonScope(),
)
