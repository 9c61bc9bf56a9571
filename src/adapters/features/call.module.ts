import { callImplementation } from '../../application/features/call/call'
import { ringtone } from '../browser/media/ringtone'
import { makeCalls } from '../rest/private-calls'
import type { RestClient } from '../rest/client/rest-client'
import { TOKENS } from '../tokens'
import { CALL_EVENTS, readCallFrame } from '../wire/frames/call-frame'
import { featureModule } from './feature-module'

export const module = featureModule(callImplementation, (port) =>
  port
    .toResolvedValue(
      (rest: RestClient) => ({ calls: makeCalls(rest), events: CALL_EVENTS, read: readCallFrame, ring: ringtone }),
      [TOKENS.rest],
    )
    .inSingletonScope(),
)
