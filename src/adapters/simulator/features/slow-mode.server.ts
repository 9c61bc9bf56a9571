import * as E from 'fp-ts/Either'
import { slowModeCalls } from '../../wire/calls/slow-mode-calls'
import { emptyReply, refuseWith } from '../response'
import type { SlowModeInput } from '../state/features/slow-mode/feature'
import { slowModeOf, waitMsOf } from '../state/features/slow-mode/slow-mode'
import { isMember, isSuper } from '../state/groups/permissions'
import { commitInput, type ServerFeature } from './server-feature'

export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(slowModeCalls.of, ({ gid }, { account: { xid } }) => {
      const world = host.world()
      const community = world.communities[gid]
      if (community === undefined || !(isMember(community, xid) || isSuper(world, xid)))
        return refuseWith('You have not join this group yet!!!')
      const { seconds } = slowModeOf(world, community.gid)
      return E.right({ seconds, waitMs: waitMsOf(world, community, xid, host.now()) })
    })
    to.authenticated(slowModeCalls.set, ({ gid, seconds }, { account: { xid } }) =>
      emptyReply(commitInput(host, ({ at }): SlowModeInput => ({ type: 'slow-mode/Set', at, xid, gid, seconds }))),
    )
  },
}
