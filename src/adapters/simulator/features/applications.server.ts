import * as E from 'fp-ts/Either'
import { entriesOf } from '../../../domain/kernel/table'
import { applicationCalls } from '../../wire/calls/looper-calls'
import { asList } from '../../wire/codecs/list'
import { emptyReply, refuseWith } from '../response'
import { isSuper } from '../state/groups/permissions'
import type { ServerFeature } from './server-feature'

/** The routes with which super users decide about the applications of groups for a verification. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(applicationCalls.list, (_, { account: { xid } }) => {
      const world = host.world()
      if (!isSuper(world, xid)) return refuseWith('Only super users see this')
      const waiting = entriesOf(world.communities)
        .flatMap(([, { gid, name, icon, awaited }]) =>
          awaited === undefined
            ? []
            : [
                {
                  gid,
                  name,
                  avatar: icon,
                  label: awaited.kind === 'official' ? ('gold' as const) : ('blue' as const),
                  projectName: awaited.projectName,
                  xUrl: awaited.link,
                  appliedAt: awaited.since,
                },
              ],
        )
        .toSorted((a, b) => (a.appliedAt ?? 0) - (b.appliedAt ?? 0))
      return E.right({ ...asList(waiting), total: waiting.length })
    })
    to.authenticated(applicationCalls.decide, ({ gid, accept }, { account: { xid } }) =>
      emptyReply(host.commit(({ at }) => ({ type: 'VerificationDecided', at, xid, gid, accepted: accept === 1 }))),
    )
  },
}
