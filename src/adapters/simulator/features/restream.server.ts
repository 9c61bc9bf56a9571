import * as E from 'fp-ts/Either'
import type { Xid } from '../../../domain/kernel/ids'
import { maskedOf, PLATFORMS, type ServerRestream } from '../../../domain/restream'
import { asList } from '../../wire/codecs/list'
import { restreamCalls } from '../../wire/calls/restream-calls'
import { emptyReply, refuseWith } from '../response'
import { entriesOfHost, restreamSlice, runningIn, type RestreamInput } from '../state/features/restream/feature'
import { isHostIn, spaceOf } from '../state/spaces/spaces'
import type { ServerState } from '../state/server-state'
import { commitInput, type ServerFeature } from './server-feature'

const VISITOR = 'Sign in to restream'

const pushIn = (world: ServerState, channelId: string): ServerRestream | null => {
  const running = runningIn(world, channelId)
  return running === null
    ? null
    : { session: running.session, entryId: running.entry.id, platform: running.entry.platform }
}

/** The routes for a member's own restream targets, and for restreams of the rooms that the member hosts (spec 2 §7). */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const isVisitor = (xid: Xid): boolean => host.world().accounts[xid]?.isVisitor !== false
    to.authenticated(restreamCalls.list, (_, { account: { xid } }) =>
      E.right(
        asList(
          entriesOfHost(host.world(), xid).map(({ id, name, address, key, platform }) => ({
            id,
            name,
            address,
            maskedKey: maskedOf(key),
            platform,
          })),
        ),
      ),
    )
    to.authenticated(
      restreamCalls.add,
      ({ name, rtmp_url: address, stream_key: key, play_platform }, { account: { xid } }) => {
        const platform = PLATFORMS[play_platform]
        if (isVisitor(xid)) return refuseWith(VISITOR)
        return platform === undefined
          ? refuseWith('There is no such platform')
          : emptyReply(
              commitInput(host, ({ at, id }): RestreamInput => ({
                type: 'restream/Added',
                at,
                xid,
                id: id(),
                platform,
                name,
                address,
                key,
              })),
            )
      },
    )
    to.authenticated(restreamCalls.remove, ({ id }, { account: { xid } }) =>
      isVisitor(xid)
        ? refuseWith(VISITOR)
        : emptyReply(commitInput(host, ({ at }): RestreamInput => ({ type: 'restream/Removed', at, xid, id }))),
    )
    to.authenticated(restreamCalls.keyInfo, ({ id }, { account: { xid } }) => {
      const entry = restreamSlice.of(host.world()).entries[id]
      return entry === undefined || entry.xid !== xid
        ? refuseWith('There is no such entry')
        : E.right({ stream_key: entry.key })
    })
    to.authenticated(restreamCalls.token, ({ channel_id: channelId }, { account: { xid } }) => {
      let token = ''
      const reply = emptyReply(
        commitInput(host, ({ at, id }): RestreamInput => {
          token = id()
          return { type: 'restream/TokenGiven', at, xid, channelId, token }
        }),
      )
      return E.isLeft(reply) ? reply : E.right({ token })
    })
    to.authenticated(restreamCalls.start, ({ channel_id: channelId, id: entryId, token }, { account: { xid } }) => {
      const reply = emptyReply(
        commitInput(host, ({ at, id }): RestreamInput => ({
          type: 'restream/PushStarted',
          at,
          xid,
          channelId,
          entryId,
          token,
          session: id(),
        })),
      )
      const push = pushIn(host.world(), channelId)
      return E.isLeft(reply) ? reply : push === null ? refuseWith('It did not begin') : E.right(push)
    })
    to.authenticated(restreamCalls.stop, ({ channel_id: channelId, session }, { account: { xid } }) =>
      emptyReply(
        commitInput(host, ({ at }): RestreamInput => ({ type: 'restream/PushStopped', at, xid, channelId, session })),
      ),
    )
    to.authenticated(restreamCalls.status, ({ channel_id }, { account: { xid } }) => {
      const space = spaceOf(host.world(), channel_id)
      return space === undefined || !isHostIn(host.world(), space, xid)
        ? refuseWith('Only hosts see this')
        : E.right(pushIn(host.world(), channel_id))
    })
  },
}
