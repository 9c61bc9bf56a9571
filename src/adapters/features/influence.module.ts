import { influenceBody } from '../../application/features/influence/influence'
import { makeInfluence } from '../rest/influence'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(influenceBody, (port) => port.toResolvedValue((rest: RestClient) => makeInfluence(rest), [T.rest]).inSingletonScope())
