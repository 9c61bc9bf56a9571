export * from './recap'
export { recapFeature } from './feature'
