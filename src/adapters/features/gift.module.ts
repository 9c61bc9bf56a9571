import { giftBody } from '../../application/features/gift/gift'
import type { Settings } from '../../application/ports/settings'
import { makeViewedGifts } from '../browser/viewed-gifts'
import { makeGifts } from '../rest/gift'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(giftBody, (port) => port.toResolvedValue(
  (rest: RestClient, settings: Settings) => ({ gifts: makeGifts(rest), viewed: makeViewedGifts(settings) }), [T.rest, T.settings]).inSingletonScope())
