import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Surroundings } from '../../application/ports/surroundings'
import { surroundingCalls } from '../wire/calls'
import type { RestClient } from './rest-client'

/** The surroundings port over the API (spec 1 §7, spec 2 §7). */
export const makeSurroundings = (rest: RestClient): Surroundings => ({
  worth: () => pipe(rest.call(surroundingCalls.balance, { gid: undefined }), TE.map(({ items, dropped }) => {
    rest.countDropped(dropped)
    return items.map(({ usd }) => usd)
  })),
  activity: () => rest.call(surroundingCalls.activityConfig, {}),
})
