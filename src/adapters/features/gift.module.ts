import { giftBody } from '../../application/features/gift/gift'
import { makeGifts } from '../rest/gift'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(giftBody, (port) => port.toResolvedValue((rest: RestClient) => makeGifts(rest), [T.rest]).inSingletonScope())
