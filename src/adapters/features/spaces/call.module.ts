import { callImplementation } from '../../../application/features/call/call'
import { loadedFeature } from '../../../application/features/implement-feature'
import { ringtone } from '../../browser/media/ringtone'
import { makeCalls } from '../../rest/private-calls'
import { TOKENS } from '../../tokens'
import { CALL_EVENTS, readCallFrame } from '../../wire/frames/call-frame'
import type { FeatureAdapterModule } from '../feature-module'

export const module: FeatureAdapterModule = {
  load: async (container) =>
    loadedFeature(callImplementation, {
      calls: makeCalls(container.get(TOKENS.rest)),
      media: await container.get(TOKENS.spacePorts)(),
      events: CALL_EVENTS,
      read: readCallFrame,
      ring: ringtone,
    }),
}
