import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Spotlights } from '../../application/ports/spotlights'
import type { Items } from '../wire/list'
import { spotlightCalls } from '../wire/spotlight'
import type { RestClient } from './rest-client'

/** The spotlights port over the API (spec 1 §7). */
export const makeSpotlights = (rest: RestClient): Spotlights => {
  const itemsOnly = <A>({ items, dropped }: Items<A>): readonly A[] => {
    rest.countDropped(dropped)
    return items
  }
  return {
    rooms: () => pipe(rest.call(spotlightCalls.liveList, {}), TE.map(itemsOnly)),
    givers: (gid) => pipe(rest.call(spotlightCalls.giftRank, { gid }), TE.map(itemsOnly)),
    inviteKey: (gid) => pipe(rest.call(spotlightCalls.inviteLink, { gid }), TE.map(({ invite_key }) => invite_key)),
    banner: (gid) => pipe(rest.call(spotlightCalls.banner, { gid }), TE.map(({ banner }) => banner)),
  }
}
