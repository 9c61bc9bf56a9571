import { defineFeature, sliceOf } from '../event-log'
import { memeMessages } from './meme'
import { memesQuery } from './memes.query'
import { recentMemesReducer } from './recent-memes.reducer'

/** The member's memes (reactions with pictures). */
export const memeFeature = defineFeature({
  name: 'meme',
  account: {
    messages: { ...memeMessages, ...memesQuery.messages },
    slices: () => ({ memeLists: sliceOf(memesQuery.reducer), recentMemes: sliceOf(recentMemesReducer) }),
  },
})
