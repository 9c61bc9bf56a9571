import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Memes } from '../../application/ports/memes'
import type { PictureHosts } from '../wire/fields'
import { MEME_PAGE, memeListFrom } from '../wire/meme'
import type { RestClient } from './rest-client'

/** The memes port over the API (spec 1 §7); `pictures` are the hosts of the product's own pictures. */
export const makeMemes = (rest: RestClient, pictures: PictureHosts): Memes => ({
  list: (category) => pipe(rest.call(memeListFrom(pictures), { ...MEME_PAGE, category }), TE.map(({ items, dropped }) => {
    rest.countDropped(dropped)
    return items
  })),
})
