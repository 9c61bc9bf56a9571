import { restreamBody } from '../../application/features/restream/restream'
import { makeRestreams } from '../rest/restream'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(restreamBody, (port) => port.toResolvedValue((rest: RestClient) => makeRestreams(rest), [T.rest]).inSingletonScope())
