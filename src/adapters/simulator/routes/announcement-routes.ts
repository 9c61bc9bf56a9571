import * as E from 'fp-ts/Either'
import { ReportReason } from '../../../domain/chat'
import type { AnnouncementAction } from '../../../domain/announcement'
import type { Xid } from '../../../domain/kernel/ids'
import { announcementCalls } from '../../wire/calls/announcement-calls'
import { REACT_FLAG } from '../../wire/calls/chat/chat-calls'
import { decodeOrNull } from '../../wire/content/content-fields'
import { ImageUrl, VideoUrl } from '../../wire/codecs/fields'
import { asList } from '../../wire/codecs/list'
import { groupOverviewCalls } from '../../wire/calls/group-overview-calls'
import { emptyReply, refuseWith, type Reply } from '../response'
import { giftGiversOf } from '../state/users/gift-givers'
import { memesIn } from '../state/chat/memes'
import { FAILED } from '../state/chat/message-actions'
import { notificationsShownTo } from '../state/chat/notification-views'
import { mayRead } from '../state/groups/permissions'
import { roomsFor } from '../state/spaces/rooms'
import { communityBy, pageOf } from '../state/group-views'
import type { Community } from '../state/server-state'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

/** The most announcements in a response, and the most people whom an announcement mentions. */
const MOST_LISTED = 100
const MOST_MENTIONED = 200

const routes = (to: RouteBuilder, { host }: RouteDeps): void => {
  const inReach = <A>(gid: string, xid: Xid, read: (community: Community) => A): Reply<A> => {
    const community = communityBy(host.world(), 'gid', gid)
    if (community === undefined) return refuseWith('There is no such group')
    return mayRead(community, xid) ? E.right(read(community)) : refuseWith('You have not join this group yet!!!')
  }
  const acted = (xid: Xid, act: AnnouncementAction) =>
    emptyReply(host.commit(({ at }) => ({ type: 'NoticeActed', at, xid, act })))

  to.authenticated(announcementCalls.list, ({ gid, page, limit }, { account: { xid } }) =>
    inReach(gid, xid, (community) =>
      asList(
        notificationsShownTo(host.world(), community, xid, (all) => pageOf(all, page, Math.min(limit, MOST_LISTED))),
      ),
    ),
  )
  to.authenticated(announcementCalls.add, ({ gid, content, pictures, video, snapshot, ats }, { account: { xid } }) => {
    const shown = pictures.flatMap((url) => decodeOrNull(ImageUrl, url) ?? [])
    const film = video === undefined ? null : decodeOrNull(VideoUrl, video)
    if (shown.length < pictures.length || (video !== undefined && film === null)) return refuseWith(FAILED)
    return emptyReply(
      host.commit(({ at, id }) => ({
        type: 'Announced',
        at,
        xid,
        gid,
        id: id(),
        text: content,
        pictures: shown,
        ats: [...new Set(ats)].slice(0, MOST_MENTIONED),
        video: film === null ? null : { url: film, poster: decodeOrNull(ImageUrl, snapshot) },
      })),
    )
  })
  to.authenticated(announcementCalls.remove, ({ gid, id }, { account: { xid } }) =>
    acted(xid, { kind: 'remove', gid, id }),
  )
  to.authenticated(announcementCalls.read, ({ gid, id }, { account: { xid } }) => acted(xid, { kind: 'read', gid, id }))
  to.authenticated(announcementCalls.pin, ({ gid, id, pinned }, { account: { xid } }) =>
    acted(xid, { kind: 'pin', gid, id, on: pinned === 1 }),
  )
  to.authenticated(announcementCalls.report, ({ gid, id, reason }, { account: { xid } }) =>
    ReportReason.is(reason) ? acted(xid, { kind: 'report', gid, id, reason }) : refuseWith(FAILED),
  )
  to.authenticated(announcementCalls.meme, ({ gid, id, meme_id: memeId, action }, { account: { xid } }) => {
    const emoji = memesIn('emoji').find((meme) => meme.id === memeId)?.name
    return emoji === undefined
      ? refuseWith(FAILED)
      : acted(xid, { kind: 'react', gid, id, memeId, emoji, on: action === REACT_FLAG })
  })

  to.authenticated(groupOverviewCalls.giftRank, ({ gid }, { account: { xid } }) =>
    inReach(gid, xid, (community) => asList(giftGiversOf(host.world(), community))),
  )
  to.authenticated(groupOverviewCalls.liveList, (_, { account: { xid } }) =>
    E.right(asList(roomsFor(host.world(), xid))),
  )
  to.authenticated(groupOverviewCalls.inviteLink, ({ gid }, { account: { xid } }) =>
    inReach(gid, xid, ({ inviteKey }) => ({ invite_key: inviteKey })),
  )
  to.authenticated(groupOverviewCalls.banner, ({ gid }, { account: { xid } }) =>
    inReach(gid, xid, ({ banner }) => ({ banner })),
  )
}

export const server: ServerFeature = { routes }
