export * from './recap'
export { recapFeature as recap } from './feature'
