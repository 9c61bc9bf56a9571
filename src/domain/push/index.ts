export { DayMinute, defaultPushChoices, isTimeZone, PushChoices, type PushKind } from './push-choices'
export { wantsPush } from './quiet-hours'
