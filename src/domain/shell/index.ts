export { shellMessages, type ShellMessage } from './shell.messages'
export { shellEffects, shellMachine, shellUnit } from './shell.machine'
export { Language, preferencesMessages, preferencesUnit, Theme, type PreferencesMessage } from './preferences'
export type { Toast, ToastWords } from './toast'
