import * as E from 'fp-ts/Either'
import type { Xid } from '../../../domain/kernel/ids'
import { maskedOf, PLATFORMS, type ServerPush } from '../../../domain/restream'
import { allOf } from '../../wire/list'
import { restreamCalls } from '../../wire/restream'
import { anyReply, refuse } from '../reply'
import { entriesOfHost, restreamSlice, runningIn, type RestreamInput } from '../world/features/restream/feature'
import { isHostIn, spaceOf } from '../world/spaces/spaces'
import type { World } from '../world/world'
import { tell, type ServerFeature } from './server-feature'

const VISITOR = 'Sign in to restream'

const pushIn = (world: World, channelId: string): ServerPush | null => {
  const running = runningIn(world, channelId)
  return running === null ? null : { session: running.session, entryId: running.entry.id, platform: running.entry.platform }
}

/** Entries of one's own, and pushing the rooms that one hosts (spec 2 §7). */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const isVisitor = (xid: Xid): boolean => host.world().accounts[xid]?.isVisitor !== false
    to.known(restreamCalls.list, (_, { account: { xid } }) => E.right(allOf(entriesOfHost(host.world(), xid)
      .map(({ id, name, address, key, platform }) => ({ id, name, address, maskedKey: maskedOf(key), platform })))))
    to.known(restreamCalls.add, ({ name, rtmp_url: address, stream_key: key, play_platform }, { account: { xid } }) => {
      const platform = PLATFORMS[play_platform]
      if (isVisitor(xid)) return refuse(VISITOR)
      return platform === undefined ? refuse('There is no such platform')
        : anyReply(tell(host, ({ at, id }): RestreamInput => ({ type: 'restream/Added', at, xid, id: id(), platform, name, address, key })))
    })
    to.known(restreamCalls.remove, ({ id }, { account: { xid } }) => (isVisitor(xid) ? refuse(VISITOR)
      : anyReply(tell(host, ({ at }): RestreamInput => ({ type: 'restream/Removed', at, xid, id })))))
    to.known(restreamCalls.keyInfo, ({ id }, { account: { xid } }) => {
      const entry = restreamSlice.of(host.world()).entries[id]
      return entry === undefined || entry.xid !== xid ? refuse('There is no such entry') : E.right({ stream_key: entry.key })
    })
    to.known(restreamCalls.token, ({ channel_id: channelId }, { account: { xid } }) => {
      let token = ''
      const told = anyReply(tell(host, ({ at, id }): RestreamInput => {
        token = id()
        return { type: 'restream/TokenGiven', at, xid, channelId, token }
      }))
      return E.isLeft(told) ? told : E.right({ token })
    })
    to.known(restreamCalls.start, ({ channel_id: channelId, id: entryId, token }, { account: { xid } }) => {
      const told = anyReply(tell(host, ({ at, id }): RestreamInput => ({ type: 'restream/PushStarted', at, xid, channelId, entryId, token, session: id() })))
      const push = pushIn(host.world(), channelId)
      return E.isLeft(told) ? told : push === null ? refuse('It did not begin') : E.right(push)
    })
    to.known(restreamCalls.stop, ({ channel_id: channelId, session }, { account: { xid } }) =>
      anyReply(tell(host, ({ at }): RestreamInput => ({ type: 'restream/PushStopped', at, xid, channelId, session }))))
    to.known(restreamCalls.status, ({ channel_id }, { account: { xid } }) => {
      const space = spaceOf(host.world(), channel_id)
      return space === undefined || !isHostIn(host.world(), space, xid) ? refuse('Only hosts see this') : E.right(pushIn(host.world(), channel_id))
    })
  },
}
