import * as E from 'fp-ts/Either'
import { LEVELS_A_CALL } from '../../../domain/levels'
import { levelCalls } from '../../wire/calls/level-calls'
import { asList } from '../../wire/codecs/list'
import { refuseWith } from '../response'
import { levelDetailOf, medalsOf } from '../state/users/levels'
import { accountById } from '../state/users/profiles'
import type { UserAccount, ServerState } from '../state/server-state'
import type { ServerFeature } from './server-feature'

const FOR_MEMBERS = 'Visitors cannot do this'
const NOBODY = 'There is no such person'

/** The routes for levels. Members may read the level of any member; visitors may not read profiles (spec 1 §6). */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const about = <A>(
      viewer: UserAccount,
      xid: string | undefined,
      tell: (world: ServerState, of: UserAccount) => A,
    ) => {
      const world = host.world()
      const of = accountById(world, xid ?? viewer.xid)
      return viewer.isVisitor ? refuseWith(FOR_MEMBERS) : of === null ? refuseWith(NOBODY) : E.right(tell(world, of))
    }
    to.authenticated(levelCalls.detail, ({ xid }, { account }) => about(account, xid, levelDetailOf))
    to.authenticated(levelCalls.medals, ({ xid }, { account }) =>
      about(account, xid, (world, of) => asList(medalsOf(world, of))),
    )
    to.authenticated(levelCalls.byXids, ({ xids }) => {
      const world = host.world()
      return xids.length > LEVELS_A_CALL
        ? refuseWith(`At most ${LEVELS_A_CALL} people at once`)
        : E.right(
            asList(
              xids.flatMap((xid) => {
                const of = accountById(world, xid)
                return of === null ? [] : [levelDetailOf(world, of).standing]
              }),
            ),
          )
    })
  },
}
