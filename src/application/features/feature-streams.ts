import type { FeatureName } from '../../domain/features'
import type { botImplementation } from './bot/bot'
import type { callImplementation } from './call/call'
import type { chatImplementation } from './chat/chat'
import type { identityImplementation } from './identity/identity'
import type { signInImplementation } from './sign-in/sign-in'
import type { FeatureImplementation } from './implement-feature'
import type { looperImplementation } from './looper/looper'
import type { notificationImplementation } from './notification/notification'
import type { passkeysImplementation } from './passkeys/passkeys'
import type { pushImplementation } from './push/push'
import type { restreamImplementation } from './restream/restream'
import type { spaceImplementation } from './space/space'
import type { uploadImplementation } from './upload/upload'
import type { voiceImplementation } from './voice/voice'

/** The features with streams for their screens. */
interface WithStreams {
  readonly 'sign-in': typeof signInImplementation
  readonly identity: typeof identityImplementation
  readonly chat: typeof chatImplementation
  readonly bot: typeof botImplementation
  readonly call: typeof callImplementation
  readonly looper: typeof looperImplementation
  readonly notification: typeof notificationImplementation
  readonly passkeys: typeof passkeysImplementation
  readonly push: typeof pushImplementation
  readonly restream: typeof restreamImplementation
  readonly space: typeof spaceImplementation
  readonly upload: typeof uploadImplementation
  readonly voice: typeof voiceImplementation
}

/** The streams that a feature gives its screens. */
export type StreamsOf<N extends FeatureName> = N extends keyof WithStreams
  ? WithStreams[N] extends FeatureImplementation<infer _C, infer _A, infer _T, infer _P, infer S>
    ? S
    : never
  : undefined
