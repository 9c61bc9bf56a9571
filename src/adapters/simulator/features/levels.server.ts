import * as E from 'fp-ts/Either'
import { LEVELS_A_CALL } from '../../../domain/levels'
import { levelCalls } from '../../wire/levels'
import { allOf } from '../../wire/list'
import { refuse } from '../reply'
import { levelDetailOf, medalsOf } from '../world/people/levels'
import { personBy } from '../world/people/profiles'
import type { Account, World } from '../world/world'
import type { ServerFeature } from './server-feature'

const FOR_MEMBERS = 'Visitors cannot do this'
const NOBODY = 'There is no such person'

/** Levels are told to members, of anybody (spec 1 §6: visitors see no profiles). */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const about = <A>(viewer: Account, xid: string | undefined, tell: (world: World, of: Account) => A) => {
      const world = host.world()
      const of = personBy(world, xid ?? viewer.xid)
      return viewer.isVisitor ? refuse(FOR_MEMBERS) : of === null ? refuse(NOBODY) : E.right(tell(world, of))
    }
    to.known(levelCalls.detail, ({ xid }, { account }) => about(account, xid, levelDetailOf))
    to.known(levelCalls.medals, ({ xid }, { account }) => about(account, xid, (world, of) => allOf(medalsOf(world, of))))
    to.known(levelCalls.byXids, ({ xids }) => {
      const world = host.world()
      return xids.length > LEVELS_A_CALL ? refuse(`At most ${LEVELS_A_CALL} people at once`) : E.right(allOf(xids.flatMap((xid) => {
        const of = personBy(world, xid)
        return of === null ? [] : [levelDetailOf(world, of).standing]
      })))
    })
  },
}
