export { Meme, MemeCategory, memeMessages } from './meme'
export { memeEffects, memeUnit } from './meme.unit'
export * from './meme.selectors'
