import * as E from 'fp-ts/Either'
import { ReportReason } from '../../../domain/chat'
import type { AnnouncementAct } from '../../../domain/announcement'
import type { Xid } from '../../../domain/kernel/ids'
import { announcementCalls } from '../../wire/announcement'
import { REACT } from '../../wire/chat-calls'
import { allOf } from '../../wire/list'
import { spotlightCalls } from '../../wire/spotlight'
import { anyReply, refuse, type Reply } from '../reply'
import { giversOf } from '../world/people/givers'
import { memesIn } from '../world/chat/memes'
import { FAILED } from '../world/chat/message-acts'
import { noticesFor } from '../world/chat/notice-views'
import { mayRead } from '../world/groups/rights'
import { roomsFor } from '../world/spaces/rooms'
import { communityBy, pageOf } from '../world/views'
import type { Community } from '../world/world'
import type { RouteDeps, ToRoute } from './route'

export const announcementRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  const inReach = <A>(gid: string, xid: Xid, read: (community: Community) => A): Reply<A> => {
    const community = communityBy(host.world(), 'gid', gid)
    if (community === undefined) return refuse('There is no such group')
    return mayRead(community, xid) ? E.right(read(community)) : refuse('You have not join this group yet!!!')
  }
  const acted = (xid: Xid, act: AnnouncementAct) => anyReply(host.commit(({ at }) => ({ type: 'NoticeActed', at, xid, act })))

  to.known(announcementCalls.list, ({ gid, page, limit }, { account: { xid } }) =>
    inReach(gid, xid, (community) => allOf(pageOf(noticesFor(host.world(), community, xid), page, limit))))
  to.known(announcementCalls.add, ({ gid, content, pictures, video, snapshot, ats }, { account: { xid } }) =>
    anyReply(host.commit(({ at, id }) => ({
      type: 'Announced', at, xid, gid, id: id(), text: content, pictures, ats, video: video === undefined ? null : { url: video, poster: snapshot ?? null },
    }))))
  to.known(announcementCalls.remove, ({ gid, id }, { account: { xid } }) => acted(xid, { kind: 'remove', gid, id }))
  to.known(announcementCalls.read, ({ gid, id }, { account: { xid } }) => acted(xid, { kind: 'read', gid, id }))
  to.known(announcementCalls.pin, ({ gid, id, pinned }, { account: { xid } }) => acted(xid, { kind: 'pin', gid, id, on: pinned === 1 }))
  to.known(announcementCalls.report, ({ gid, id, reason }, { account: { xid } }) =>
    (ReportReason.is(reason) ? acted(xid, { kind: 'report', gid, id, reason }) : refuse(FAILED)))
  to.known(announcementCalls.meme, ({ gid, id, meme_id: memeId, action }, { account: { xid } }) => {
    const emoji = memesIn('emoji').find((meme) => meme.id === memeId)?.name
    return emoji === undefined ? refuse(FAILED) : acted(xid, { kind: 'react', gid, id, memeId, emoji, on: action === REACT })
  })

  to.known(spotlightCalls.giftRank, ({ gid }, { account: { xid } }) =>
    inReach(gid, xid, (community) => allOf(giversOf(host.world(), community))))
  to.known(spotlightCalls.liveList, (_, { account: { xid } }) => E.right(allOf(roomsFor(host.world(), xid))))
  to.known(spotlightCalls.inviteLink, ({ gid }, { account: { xid } }) => inReach(gid, xid, ({ inviteKey }) => ({ invite_key: inviteKey })))
  to.known(spotlightCalls.banner, ({ gid }, { account: { xid } }) => inReach(gid, xid, ({ banner }) => ({ banner })))
}
