import * as E from 'fp-ts/Either'
import type { GroupLookup } from '../../../domain/group'
import { Gid, type ConversationId, type Xid } from '../../../domain/kernel/ids'
import { groupCalls } from '../../wire/calls'
import { allOf } from '../../wire/list'
import { groupConversationId } from '../../wire/conversation-id'
import { anyReply, refuse } from '../reply'
import { LINK_WHITELIST, mayRead } from '../world/groups/rights'
import { communityBy, groupFor, groupsOf, giftableIn, membersOf, trendingFor } from '../world/views'
import type { RouteDeps, ToRoute } from './route'

export const groupRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  const groupOrNone = (by: GroupLookup, word: string, xid: Xid) => {
    const found = communityBy(host.world(), by, word)
    return E.right(found === undefined ? null : groupFor(host.world(), found, xid))
  }

  const inGroup = (gid: string, set: (conversationId: ConversationId) => ReturnType<typeof anyReply>) =>
    Gid.is(gid) ? set(groupConversationId(gid)) : refuse('There is no such group')
  const pin = (gid: string, xid: Xid, on: boolean) => inGroup(gid, (conversationId) =>
    anyReply(host.commit(({ at }) => ({ type: 'ChatPinned', at, xid, conversationId, on }))))

  to.known(groupCalls.pinGroup, ({ gid }, { account }) => pin(gid, account.xid, true))
  to.known(groupCalls.unpinGroup, ({ gid }, { account }) => pin(gid, account.xid, false))
  to.known(groupCalls.mute, ({ gid, muted }, { account: { xid } }) => inGroup(gid, (conversationId) =>
    anyReply(host.commit(({ at }) => ({ type: 'ChatMuted', at, xid, conversationId, on: muted === 1 })))))
  to.known(groupCalls.mygroups, (_, { account }) => E.right(allOf(groupsOf(host.world(), account.xid))))
  to.known(groupCalls.newTrending, ({ page, limit }, { account }) =>
    E.right(allOf(trendingFor(host.world(), account.xid, page, limit))))
  to.known(groupCalls.info, ({ gid, link }, { account }) =>
    (gid === undefined ? groupOrNone('link', link ?? '', account.xid) : groupOrNone('gid', gid, account.xid)))
  to.known(groupCalls.share, ({ key }, { account }) => groupOrNone('inviteKey', key, account.xid))
  to.known(groupCalls.groupMembers, ({ gid, page, limit, keyword, gift_bubble: forGifts }, { account }) => {
    const community = communityBy(host.world(), 'gid', gid)
    if (community === undefined) return refuse('There is no such group')
    if (!mayRead(community, account.xid)) return refuse('You have not join this group yet!!!')
    if (forGifts === 1) return E.right(allOf(giftableIn(host.world(), community, account.xid, keyword ?? '', page, limit)))
    return E.right(allOf(membersOf(host.world(), community, keyword ?? '', page, limit)))
  })
  to.known(groupCalls.defaultConfig, () => E.right({ link_whitelist: allOf(LINK_WHITELIST) }))
}
