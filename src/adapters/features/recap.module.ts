import { recapBody } from '../../application/features/recap/recap'
import { makeRecaps } from '../rest/recap'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(recapBody, (port) => port.toResolvedValue((rest: RestClient) => makeRecaps(rest), [T.rest]).inSingletonScope())
