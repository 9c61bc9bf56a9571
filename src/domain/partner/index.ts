export { partnerFeature } from './feature'
export * from './partner'
export * from './partner-search.reducer'
export * from './preview'
