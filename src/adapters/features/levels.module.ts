import { levelsBody } from '../../application/features/levels/levels'
import { makeLevels } from '../rest/levels'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(levelsBody, (port) => port.toResolvedValue((rest: RestClient) => makeLevels(rest), [T.rest]).inSingletonScope())
