export { Meme, MemeCategory, memeMessages } from './meme'
export { memeEffects } from './meme.reducer'
export * from './meme.selectors'
