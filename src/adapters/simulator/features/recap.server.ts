import * as E from 'fp-ts/Either'
import { recapCalls } from '../../wire/calls/recap-calls'
import { refuseWith } from '../response'
import { isEditorOf } from '../state/groups/permissions'
import { NO_SPACE } from '../state/spaces/space-actions'
import { quotesIn } from '../state/spaces/quotes'
import { isHostIn, isVisibleTo, spaceOf, statsFor } from '../state/spaces/spaces'
import { voicesIn } from '../state/spaces/voices'
import { senderOf } from '../state/users/senders'
import { recapText } from './recap/recap-text'
import type { ServerFeature } from './server-feature'

const NO_RECAP = 'There is no recap that you may read'

/**
 * The routes for the recap of a space. The space's hosts, the group's owner and admins, and super users may read the
 * recap of an ended space (spec 2 §6). The readers of the group may read its figures.
 */
export const server: ServerFeature = {
  routes: (to, { host, readers }) => {
    to.authenticated(recapCalls.summary, ({ channel_id }, { account: { xid }, token }) => {
      const world = host.world()
      const space = spaceOf(world, channel_id)
      const community = world.communities[space?.gid ?? '']
      return space === undefined ||
        community === undefined ||
        space.status !== 'ended' ||
        !(isHostIn(world, space, xid) || isEditorOf(world, community, xid))
        ? refuseWith(NO_RECAP)
        : E.right(recapText(world, space, { xid, language: readers.of(token), now: host.now() }))
    })
    to.authenticated(recapCalls.figures, ({ channel_id }, { account: { xid } }) => {
      const world = host.world()
      const space = spaceOf(world, channel_id)
      if (space === undefined || !isVisibleTo(world, space, xid)) return refuseWith(NO_SPACE)
      const { tuned, comments } = statsFor(world, space)
      return E.right({
        peak: space.peak,
        total: tuned,
        comments,
        duration: Math.round(Math.max(0, (space.endedAt ?? host.now()) - (space.startedAt ?? host.now())) / 1_000),
        endedAt: space.endedAt,
        voices: voicesIn(world, space, host.now()).map(({ xid: one, seconds }) => ({
          ...senderOf(world, one),
          isHost: space.hostXids.includes(one),
          seconds,
        })),
        curve: space.curve,
        quotes: quotesIn(world, space, xid),
      })
    })
  },
}
