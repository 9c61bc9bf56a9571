export * from './recap'
export { recap } from './feature'
