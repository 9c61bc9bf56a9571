import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Memes } from '../../../application/features/meme/ports'
import type { ImageHosts } from '../../wire/codecs/fields'
import { MEME_PAGE, memeListFrom } from '../../wire/calls/chat/meme-calls'
import type { RestClient } from '../client/rest-client'

/**
 * Memes over the API (spec 1 §7). `pictures` lists the hosts of the product's own pictures. A picture from any other
 * host becomes `null`.
 */
export const makeMemes = (rest: RestClient, pictures: ImageHosts): Memes => ({
  list: (category) =>
    pipe(
      rest.call(memeListFrom(pictures), { ...MEME_PAGE, category }),
      TE.map(({ items, dropped }) => {
        rest.countDropped(dropped)
        return items
      }),
    ),
})
