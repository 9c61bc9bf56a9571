import { mallBody } from '../../application/features/mall/mall'
import { makeMall } from '../rest/mall'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(mallBody, (port) => port.toResolvedValue((rest: RestClient) => makeMall(rest), [T.rest]).inSingletonScope())
