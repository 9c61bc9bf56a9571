import { looperImplementation } from '../../../application/features/looper/looper'
import { mayFrameSameOrigin } from '../../browser/page/frame-own-pages'
import { makeLooper } from '../../rest/looper'
import { makeLooperAnalytics } from '../../rest/looper-analytics'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(looperImplementation, (port) =>
  port
    .toResolvedValue(
      (rest: RestClient) => ({
        ...makeLooper(rest),
        ...makeLooperAnalytics(rest),
        mayFrame: () =>
          mayFrameSameOrigin(
            performance.getEntriesByType('navigation'),
            document.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null,
          ),
      }),
      [TOKENS.rest],
    )
    .inSingletonScope(),
)
