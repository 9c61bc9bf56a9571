export { slowModeFeature } from './feature'
export { SLOW_MODE_CHOICES, slowModeQuery } from './slow-mode'
export { slowModeMessages } from './slow-mode.messages'
export { slowModeEffects } from './slow-mode.reducer'
