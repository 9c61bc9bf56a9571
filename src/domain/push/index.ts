export { pushFeature } from './feature'
export { DayMinute, defaultPushChoices, isTimeZone, PushChoices, type PushKind } from './push-choices'
export {
  pushMessages,
  type PushBrowserState,
  type PushFault,
  type PushPermission,
} from './push.messages'
export { pushChoicesEffects } from './choices.reducer'
export { pushEffects, pushViewModel, type PushStep } from './push.machine'
export { wantsPush } from './quiet-hours'
