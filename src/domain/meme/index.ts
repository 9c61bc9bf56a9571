export { Meme, MemeCategory, memeMessages } from './meme'
export { memeEffects, memeReducer as memeUnit } from './meme.reducer'
export * from './meme.selectors'
