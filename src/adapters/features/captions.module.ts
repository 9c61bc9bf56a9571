import { captionsBody } from '../../application/features/captions/captions'
import { makeTranslations } from '../rest/captions'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(captionsBody, (port) => port.toResolvedValue((rest: RestClient) => makeTranslations(rest), [T.rest]).inSingletonScope())
