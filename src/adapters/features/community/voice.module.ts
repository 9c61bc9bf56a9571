import { voiceImplementation } from '../../../application/features/voice/voice'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Settings } from '../../../application/ports/browser/settings'
import { browserRecorder, makeVoiceRecorder } from '../../browser/voice/voice-recorder'
import { browserSound } from '../../browser/voice/voice-sound'
import { TOKENS } from '../../tokens'
import { browserDriver } from '../../webrtc/browser-driver'
import { featureModule } from '../feature-module'

export const module = featureModule(voiceImplementation, (port) =>
  port
    .toResolvedValue(
      (clock: Clock, settings: Settings) => ({
        recorder: makeVoiceRecorder({ media: browserDriver(), recorder: browserRecorder, clock, settings }),
        sound: browserSound,
      }),
      [TOKENS.deviceClock, TOKENS.settings],
    )
    .inSingletonScope(),
)
