import { partnerBody } from '../../application/features/partner/partner'
import { makePartners } from '../rest/partner'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(partnerBody, (port) => port.toResolvedValue((rest: RestClient) => makePartners(rest), [T.rest]).inSingletonScope())
