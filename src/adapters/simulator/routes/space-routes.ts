import * as E from 'fp-ts/Either'
import type { Xid } from '../../../domain/kernel/ids'
import { clampToInstant } from '../../../domain/kernel/instant'
import type { LiveRole } from '../../../domain/space'
import { decodeOrNull } from '../../wire/content/content-fields'
import { asList } from '../../wire/codecs/list'
import { ModeWire, RoleWire } from '../../wire/entities/space'
import { spaceCalls, ATTENDING } from '../../wire/calls/space-calls'
import { channelIdFrom } from '../channel-id-from'
import { emptyReply, refuseWith, replyFromOutputs, type Reply } from '../response'
import type { ServerOutput } from '../state/output'
import { mayRead } from '../state/groups/permissions'
import { NO_SPACE } from '../state/spaces/space-actions'
import type { SpaceFormFields } from '../state/spaces/space-form-fields'
import {
  audienceOf,
  highlightsFor,
  infoFor,
  listedFor,
  remindersOf,
  seatIn,
  spaceFor,
  spaceOf,
  spacesOfGroup,
  statsFor,
  attendees,
} from '../state/spaces/spaces'
import { pageOf } from '../state/group-views'
import type { ServerSpace } from '../state/server-state'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

interface Written {
  readonly title: string
  readonly start_time: number
  readonly end_time: number
  readonly mic_mode: number
  readonly announcement: string
  readonly locale: string
}
const termsOf = (fields: Written): SpaceFormFields => ({
  title: fields.title,
  startsAt: clampToInstant(fields.start_time * 1_000),
  endsAt: clampToInstant(fields.end_time * 1_000),
  micMode: decodeOrNull(ModeWire, fields.mic_mode) ?? 'limited',
  announcement: fields.announcement,
  locale: fields.locale === '' ? null : fields.locale,
})

/** A space key has 10 letters and digits (decisions.md). */
const keyFrom = (id: string): string =>
  id
    .replace(/[^A-Za-z0-9]/g, '')
    .padEnd(10, '0')
    .slice(0, 10)

const routes = (to: RouteBuilder, { host, roomPasses }: RouteDeps): void => {
  const inReach = <A>(channelId: string, xid: Xid, read: (space: ServerSpace) => A): Reply<A> => {
    const space = spaceOf(host.world(), channelId)
    const community = host.world().communities[space?.gid ?? '']
    return space === undefined || community === undefined || !mayRead(community, xid)
      ? refuseWith(NO_SPACE)
      : E.right(read(space))
  }
  const savedSpace = (outputs: readonly ServerOutput[], xid: Xid) =>
    replyFromOutputs(outputs, (output) => {
      const space = output.type === 'SpaceTold' ? spaceOf(host.world(), output.channelId) : undefined
      return space === undefined ? null : spaceFor(host.world(), space, xid)
    })

  to.authenticated(spaceCalls.roomList, ({ period, locale }, { account: { xid } }) =>
    E.right(asList(listedFor(host.world(), xid, period, locale, host.now()))),
  )
  to.authenticated(spaceCalls.highlights, (_, { account: { xid } }) =>
    E.right(asList(highlightsFor(host.world(), xid))),
  )
  to.authenticated(spaceCalls.group, ({ gid }, { account: { xid } }) =>
    E.right(asList(spacesOfGroup(host.world(), xid, gid))),
  )
  to.authenticated(spaceCalls.subscribeSpace, (_, { account: { xid } }) =>
    E.right(asList(remindersOf(host.world(), xid))),
  )
  to.authenticated(spaceCalls.room, ({ channel_id }, { account: { xid } }) => {
    const space = spaceOf(host.world(), channel_id)
    return E.right(space === undefined ? null : infoFor(host.world(), space, xid))
  })
  to.authenticated(spaceCalls.roomStatus, ({ channel_id }, { account: { xid } }) =>
    inReach(channel_id, xid, ({ status }) => ({ status })),
  )
  to.authenticated(spaceCalls.stat, ({ channel_id }, { account: { xid } }) =>
    inReach(channel_id, xid, (space) => statsFor(host.world(), space)),
  )
  /**
   * With an invite key, any member may look up the room that has the key. With a channel id, only a reader of the group
   * gets the room's key.
   */
  to.authenticated(spaceCalls.inviteKey, ({ channel_id: channelId, key }, { account: { xid } }) => {
    const found = Object.values(host.world().spaces).find(({ inviteKey }) => inviteKey === key)
    return channelId !== undefined
      ? inReach(channelId, xid, (space) => ({ channel_id: space.channelId, invite_key: space.inviteKey }))
      : E.right(found === undefined ? null : { channel_id: found.channelId, invite_key: found.inviteKey })
  })
  to.authenticated(spaceCalls.create, ({ gid, ...fields }, { account: { xid } }) =>
    savedSpace(
      host.commit(({ at, id }) => ({
        type: 'SpaceCreated',
        at,
        xid,
        gid,
        channelId: channelIdFrom(id(), id()),
        inviteKey: keyFrom(id()),
        terms: termsOf(fields),
      })),
      xid,
    ),
  )
  to.authenticated(spaceCalls.edit, ({ channel_id: channelId, ...fields }, { account: { xid } }) =>
    savedSpace(
      host.commit(({ at }) => ({ type: 'SpaceChanged', at, xid, channelId, terms: termsOf(fields) })),
      xid,
    ),
  )
  to.authenticated(spaceCalls.update, ({ channel_id: channelId, status }, { account: { xid } }) =>
    status === 1
      ? emptyReply(host.commit(({ at }) => ({ type: 'SpaceStarted', at, xid, channelId })))
      : refuseWith('A space can only be started so'),
  )
  to.authenticated(spaceCalls.close, ({ channel_id: channelId }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'SpaceClosed', at, xid, channelId }))),
  )
  to.authenticated(spaceCalls.remove, ({ channel_id: channelId }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'SpaceRemoved', at, xid, channelId }))),
  )
  to.authenticated(spaceCalls.reminder, ({ channel_id: channelId }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'SpaceReminded', at, xid, channelId, on: true }))),
  )
  to.authenticated(spaceCalls.cancelReminder, ({ channel_id: channelId }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'SpaceReminded', at, xid, channelId, on: false }))),
  )
  to.authenticated(spaceCalls.share, ({ channel_id }, { account: { xid } }) => inReach(channel_id, xid, () => ({})))

  to.authenticated(spaceCalls.join, ({ channel_id: channelId }, { token, account: { xid } }) => {
    const joined = emptyReply(host.commit(({ at }) => ({ type: 'SpaceJoined', at, xid, channelId, token })))
    return E.isLeft(joined) ? joined : inReach(channelId, xid, (space) => ({ total_count: audienceOf(space) }))
  })
  to.authenticated(spaceCalls.leave, ({ channel_id: channelId }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'SpaceLeft', at, xid, channelId }))),
  )
  to.authenticated(spaceCalls.token, ({ channel_id: channelId }, { token, account: { xid } }) => {
    const role: LiveRole | undefined = seatIn(host.world(), spaceOf(host.world(), channelId), xid)?.role
    const roomToken = roomPasses.issue(host.world(), channelId, xid, token)
    return role === undefined || roomToken === null
      ? refuseWith('You are not in this space')
      : E.right({ role, rtc_token: roomToken })
  })
  to.authenticated(spaceCalls.takingSpace, ({ channel_id, page, limit }, { account: { xid } }) =>
    inReach(channel_id, xid, (space) => asList(pageOf(attendees(host.world(), space), page, limit ?? ATTENDING))),
  )
  to.authenticated(spaceCalls.kick, ({ channel_id: channelId, xid: target }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'SpaceKicked', at, xid, channelId, target }))),
  )
  to.authenticated(
    spaceCalls.broadcasterStatus,
    ({ channel_id: channelId, xid: target, live_role }, { account: { xid } }) =>
      emptyReply(
        host.commit(({ at }) => ({
          type: 'SpaceRoleSet',
          at,
          xid,
          channelId,
          target,
          role: decodeOrNull(RoleWire, live_role) ?? 'audience',
        })),
      ),
  )
  to.authenticated(spaceCalls.editLiving, ({ channel_id: channelId, mic_mode }, { account: { xid } }) =>
    emptyReply(
      host.commit(({ at }) => ({
        type: 'SpaceModeSet',
        at,
        xid,
        channelId,
        mode: decodeOrNull(ModeWire, mic_mode) ?? 'limited',
      })),
    ),
  )
  to.authenticated(spaceCalls.roomReport, ({ channel_id: channelId }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'SpaceReported', at, xid, channelId }))),
  )
}

export const server: ServerFeature = { routes }
