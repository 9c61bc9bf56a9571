import { identityBody } from '../../application/features/identity/identity'
import { makeIdentities } from '../rest/identity'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(identityBody, (port) => port.toResolvedValue((rest: RestClient) => makeIdentities(rest), [T.rest]).inSingletonScope())
