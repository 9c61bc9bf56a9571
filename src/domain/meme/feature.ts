import { defineFeature, sliceOf } from '../event-log'
import { memeMessages } from './meme'
import { memeReducer } from './meme.reducer'

/** The member's memes (reactions with pictures). */
export const memeFeature = defineFeature({
  name: 'meme',
  account: { messages: memeMessages, slices: () => ({ memes: sliceOf(memeReducer) }) },
})
