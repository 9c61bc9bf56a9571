export { Meme, MemeCategory, memeMessages } from './meme'
export { memeEffects, memeReducer } from './meme.reducer'
export * from './meme.selectors'
