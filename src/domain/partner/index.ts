export { partner } from './feature'
export * from './partner'
export * from './partner-finder'
export * from './preview'
