import { looperBody } from '../../application/features/looper/looper'
import { mayFrameItself } from '../browser/own-frames'
import { makeLooper } from '../rest/looper'
import { makeLooperFigures } from '../rest/looper-figures'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(looperBody, (port) => port.toResolvedValue((rest: RestClient) => ({
  ...makeLooper(rest), ...makeLooperFigures(rest), mayFrame: () => mayFrameItself(performance.getEntriesByType('navigation'), document.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null),
}), [T.rest]).inSingletonScope())
