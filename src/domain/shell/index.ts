export { shellMessages } from './shell.messages'
export { shellEffects, shellUnit } from './shell.machine'
export { preferencesMessages, preferencesUnit } from './preferences'
export type { Toast } from './toast'
