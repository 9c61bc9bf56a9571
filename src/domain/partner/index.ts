export { partnerFeature as partner } from './feature'
export * from './partner'
export * from './partner-search.reducer'
export * from './preview'
