export * from './query'
