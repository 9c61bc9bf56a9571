import { giftImplementation } from '../../../application/features/gift/gift'
import type { Settings } from '../../../application/ports/browser/settings'
import { makeViewedGifts } from '../../browser/storage/viewed-gifts-store'
import { makeGifts } from '../../rest/gifts'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(giftImplementation, (port) =>
  port
    .toResolvedValue(
      (rest: RestClient, settings: Settings) => ({ gifts: makeGifts(rest), viewed: makeViewedGifts(settings) }),
      [TOKENS.rest, TOKENS.settings],
    )
    .inSingletonScope(),
)
