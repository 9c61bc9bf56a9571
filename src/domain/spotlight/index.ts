export { Giver, spotlightMessages } from './spotlight'
export { spotlightEffects, spotlightUnit } from './spotlight.unit'
export * from './spotlight.selectors'
