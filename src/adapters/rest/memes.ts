import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Memes } from '../../application/ports/memes'
import { MEME_PAGE, memeCalls } from '../wire/meme'
import type { RestClient } from './rest-client'

/** The memes port over the API (spec 1 §7). */
export const makeMemes = (rest: RestClient): Memes => ({
  list: (category) => pipe(rest.call(memeCalls.memeList, { ...MEME_PAGE, category }), TE.map(({ items, dropped }) => {
    rest.countDropped(dropped)
    return items
  })),
})
