export { faultOf, shellMessages, type Dialog, type RouteChanged } from './shell.messages'
export { InAppPath } from './return-path'
export { isRateLimited as isHeldBack, isReloading, shellEffects, shellReducer as shellUnit } from './shell.machine'
export { appPromptEffects, appPromptMessages, appPromptReducer as appPromptUnit } from './app-prompt.machine'
export {
  balanceAndActivityEffects as frameEffects,
  balanceAndActivityReducer as frameUnit,
} from './balance-and-activity.machine'
export { Activity, balanceAndActivityMessages as frameMessages } from './balance-and-activity.messages'
export { preferencesMessages, preferencesReducer as preferencesUnit, type MainPage } from './preferences'
export * from './preferences.selectors'
export * from './product'
export type { LogPlace, Toast } from './toast'
export { toastOutcome } from './toast-outcome'
