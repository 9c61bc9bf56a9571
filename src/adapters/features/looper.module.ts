import { looperBody } from '../../application/features/looper/looper'
import { makeLooper } from '../rest/looper'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(looperBody, (port) => port.toResolvedValue((rest: RestClient) => makeLooper(rest), [T.rest]).inSingletonScope())
