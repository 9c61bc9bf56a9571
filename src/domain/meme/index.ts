export { Meme, MemeCategory, memeMessages } from './meme'
export { memeEffects, memeUnit } from './meme.machine'
export * from './meme.selectors'
