export { Meme, MEME_CATEGORIES, MemeCategory } from './meme'
export * from './meme.selectors'
export { memesQuery } from './memes.query'
