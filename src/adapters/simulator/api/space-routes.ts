import * as E from 'fp-ts/Either'
import type { Xid } from '../../../domain/kernel/ids'
import { nearestInstant } from '../../../domain/kernel/instant'
import type { LiveRole } from '../../../domain/space'
import { readAs } from '../../wire/content/parts'
import { allOf } from '../../wire/list'
import { ModeWire, RoleWire } from '../../wire/space'
import { spaceCalls, TAKING_PART } from '../../wire/space-calls'
import { channelFrom } from '../channel-from'
import { anyReply, refuse, replyFrom, type Reply } from '../reply'
import type { WorldOutput } from '../world/output'
import { mayRead } from '../world/groups/rights'
import { NO_SPACE } from '../world/spaces/space-steps'
import type { SpaceTerms } from '../world/spaces/space-terms'
import { audienceOf, highlightsFor, infoFor, listedFor, remindersOf, spaceFor, spaceOf, spacesOfGroup, statsFor, takingPart } from '../world/spaces/spaces'
import { pageOf } from '../world/views'
import type { TownSpace } from '../world/world'
import type { RouteDeps, ToRoute } from './route'

interface Written { readonly title: string, readonly start_time: number, readonly end_time: number, readonly mic_mode: number, readonly announcement: string, readonly locale: string }
const termsOf = (told: Written): SpaceTerms => ({
  title: told.title, startsAt: nearestInstant(told.start_time * 1_000), endsAt: nearestInstant(told.end_time * 1_000),
  micMode: readAs(ModeWire, told.mic_mode) ?? 'limited', announcement: told.announcement, locale: told.locale === '' ? null : told.locale,
})

/** decisions.md: made with 10 letters and digits. */
const keyFrom = (id: string): string => id.replace(/[^A-Za-z0-9]/g, '').padEnd(10, '0').slice(0, 10)

export const spaceRoutes = (to: ToRoute, { host, roomPasses }: RouteDeps): void => {
  const inReach = <A>(channelId: string, xid: Xid, read: (space: TownSpace) => A): Reply<A> => {
    const space = spaceOf(host.world(), channelId)
    const community = host.world().communities[space?.gid ?? '']
    return space === undefined || community === undefined || !mayRead(community, xid) ? refuse(NO_SPACE) : E.right(read(space))
  }
  const savedSpace = (outputs: readonly WorldOutput[], xid: Xid) => replyFrom(outputs, (output) => {
    const space = output.type === 'SpaceTold' ? spaceOf(host.world(), output.channelId) : undefined
    return space === undefined ? null : spaceFor(host.world(), space, xid)
  })

  to.known(spaceCalls.roomList, ({ period, locale }, { account: { xid } }) =>
    E.right(allOf(listedFor(host.world(), xid, period, locale, host.now()))))
  to.known(spaceCalls.highlights, (_, { account: { xid } }) => E.right(allOf(highlightsFor(host.world(), xid))))
  to.known(spaceCalls.group, ({ gid }, { account: { xid } }) => E.right(allOf(spacesOfGroup(host.world(), xid, gid))))
  to.known(spaceCalls.subscribeSpace, (_, { account: { xid } }) => E.right(allOf(remindersOf(host.world(), xid))))
  to.known(spaceCalls.room, ({ channel_id }, { account: { xid } }) => {
    const space = spaceOf(host.world(), channel_id)
    return E.right(space === undefined ? null : infoFor(host.world(), space, xid))
  })
  to.known(spaceCalls.roomStatus, ({ channel_id }, { account: { xid } }) => inReach(channel_id, xid, ({ status }) => ({ status })))
  to.known(spaceCalls.stat, ({ channel_id }, { account: { xid } }) => inReach(channel_id, xid, (space) => statsFor(host.world(), space)))
  /** A key is there to be given on: whoever has it was asked in. That of a room is for those who may look into its group. */
  to.known(spaceCalls.inviteKey, ({ channel_id: channelId, key }, { account: { xid } }) => {
    const found = Object.values(host.world().spaces).find(({ inviteKey }) => inviteKey === key)
    return channelId !== undefined ? inReach(channelId, xid, (space) => ({ channel_id: space.channelId, invite_key: space.inviteKey }))
      : E.right(found === undefined ? null : { channel_id: found.channelId, invite_key: found.inviteKey })
  })
  to.known(spaceCalls.create, ({ gid, ...told }, { account: { xid } }) => savedSpace(host.commit(({ at, id }) =>
    ({ type: 'SpaceCreated', at, xid, gid, channelId: channelFrom(id(), id()), inviteKey: keyFrom(id()), terms: termsOf(told) })), xid))
  to.known(spaceCalls.edit, ({ channel_id: channelId, ...told }, { account: { xid } }) =>
    savedSpace(host.commit(({ at }) => ({ type: 'SpaceChanged', at, xid, channelId, terms: termsOf(told) })), xid))
  to.known(spaceCalls.update, ({ channel_id: channelId, status }, { account: { xid } }) => (status === 1
    ? anyReply(host.commit(({ at }) => ({ type: 'SpaceStarted', at, xid, channelId }))) : refuse('A space can only be started so')))
  to.known(spaceCalls.close, ({ channel_id: channelId }, { account: { xid } }) => anyReply(host.commit(({ at }) => ({ type: 'SpaceClosed', at, xid, channelId }))))
  to.known(spaceCalls.remove, ({ channel_id: channelId }, { account: { xid } }) => anyReply(host.commit(({ at }) => ({ type: 'SpaceRemoved', at, xid, channelId }))))
  to.known(spaceCalls.reminder, ({ channel_id: channelId }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'SpaceReminded', at, xid, channelId, on: true }))))
  to.known(spaceCalls.cancelReminder, ({ channel_id: channelId }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'SpaceReminded', at, xid, channelId, on: false }))))
  to.known(spaceCalls.share, ({ channel_id }, { account: { xid } }) => inReach(channel_id, xid, () => ({})))

  to.known(spaceCalls.join, ({ channel_id: channelId }, { token, account: { xid } }) => {
    const joined = anyReply(host.commit(({ at }) => ({ type: 'SpaceJoined', at, xid, channelId, token })))
    return E.isLeft(joined) ? joined : inReach(channelId, xid, (space) => ({ total_count: audienceOf(space) }))
  })
  to.known(spaceCalls.leave, ({ channel_id: channelId }, { account: { xid } }) => anyReply(host.commit(({ at }) => ({ type: 'SpaceLeft', at, xid, channelId }))))
  to.known(spaceCalls.token, ({ channel_id: channelId }, { token, account: { xid } }) => {
    const role: LiveRole | undefined = spaceOf(host.world(), channelId)?.seats[xid]?.role
    const pass = roomPasses.issue(host.world(), channelId, xid, token)
    return role === undefined || pass === null ? refuse('You are not in this space') : E.right({ role, rtc_token: pass })
  })
  to.known(spaceCalls.takingSpace, ({ channel_id, page, limit }, { account: { xid } }) =>
    inReach(channel_id, xid, (space) => allOf(pageOf(takingPart(host.world(), space), page, limit ?? TAKING_PART))))
  to.known(spaceCalls.kick, ({ channel_id: channelId, xid: target }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'SpaceKicked', at, xid, channelId, target }))))
  to.known(spaceCalls.broadcasterStatus, ({ channel_id: channelId, xid: target, live_role }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'SpaceRoleSet', at, xid, channelId, target, role: readAs(RoleWire, live_role) ?? 'audience' }))))
  to.known(spaceCalls.editLiving, ({ channel_id: channelId, mic_mode }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'SpaceModeSet', at, xid, channelId, mode: readAs(ModeWire, mic_mode) ?? 'limited' }))))
  to.known(spaceCalls.roomReport, ({ channel_id: channelId }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'SpaceReported', at, xid, channelId }))))
}
