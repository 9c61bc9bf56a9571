import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Levels } from '../../application/features/levels/ports'
import type { ListPage } from '../wire/codecs/list'
import { levelCalls } from '../wire/calls/level-calls'
import type { RestClient } from './client/rest-client'

/** With this flag, the server adds the progress to the next level. */
const WITH_DETAIL = 1

export const makeLevels = (rest: RestClient): Levels => {
  const counted = <A>({ items, dropped }: ListPage<A>): readonly A[] => {
    rest.countDropped(dropped)
    return items
  }
  return {
    detail: (xid) => rest.call(levelCalls.detail, { xid }),
    medals: (xid) => pipe(rest.call(levelCalls.medals, { xid }), TE.map(counted)),
    of: (xids) => pipe(rest.call(levelCalls.byXids, { xids, show_detail: WITH_DETAIL }), TE.map(counted)),
  }
}
