export { Giver, spotlightMessages } from './spotlight'
export { spotlightEffects, spotlightUnit } from './spotlight.machine'
export * from './spotlight.selectors'
