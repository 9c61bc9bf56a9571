import { loadedFeature } from '../../../application/features/implement-feature'
import { recordingImplementation } from '../../../application/features/recording/recording'
import { browserMixer } from '../../browser/voice/room-mixer'
import { makeRoomRecorder } from '../../browser/voice/room-recorder'
import { makeRecordingCalls } from '../../rest/spaces/recording'
import { TOKENS } from '../../tokens'
import type { FeatureAdapterModule } from '../feature-module'

export const module: FeatureAdapterModule = {
  load: async (container) => {
    const { mediaRoom } = await container.get(TOKENS.spacePorts)()
    return loadedFeature(recordingImplementation, {
      calls: makeRecordingCalls(container.get(TOKENS.rest)),
      recorder: makeRoomRecorder({ media: mediaRoom, mixer: browserMixer, clock: container.get(TOKENS.deviceClock) }),
    })
  },
}
