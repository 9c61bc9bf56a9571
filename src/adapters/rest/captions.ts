import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Translations } from '../../application/features/captions/ports'
import { readCaption } from '../wire/frames/caption-frame'
import { captionsCalls } from '../wire/calls/caption-calls'
import type { RestClient } from './client/rest-client'

const done = (): void => undefined

export const makeTranslations = (rest: RestClient): Translations => ({
  languages: (channel_id) =>
    pipe(
      rest.call(captionsCalls.config, { channel_id }),
      TE.map(({ languages: { items, dropped } }) => {
        rest.countDropped(dropped)
        return items
      }),
    ),
  join: (channel_id) => rest.call(captionsCalls.join, { channel_id }),
  leave: (channel_id) => pipe(rest.call(captionsCalls.leave, { channel_id }), TE.map(done)),
  set: (channel_id, what, language) =>
    pipe(
      rest.call(what === 'source' ? captionsCalls.setSource : captionsCalls.setTarget, { channel_id, language }),
      TE.map(done),
    ),
  readCaption,
})
