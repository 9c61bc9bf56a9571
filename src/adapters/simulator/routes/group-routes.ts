import * as E from 'fp-ts/Either'
import type { GroupLookup } from '../../../domain/group'
import { Gid, type ConversationId, type Xid } from '../../../domain/kernel/ids'
import { groupListCalls } from '../../wire/calls/group-calls'
import { asList } from '../../wire/codecs/list'
import { groupConversationId } from '../../wire/entities/conversation-id'
import { emptyReply, refuseWith } from '../response'
import { LINK_WHITELIST, mayRead } from '../state/groups/permissions'
import { communityBy, groupFor, groupsOf, giftableIn, membersOf, trendingFor } from '../state/group-views'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

const routes = (to: RouteBuilder, { host }: RouteDeps): void => {
  const groupOrNone = (by: GroupLookup, word: string, xid: Xid) => {
    const found = communityBy(host.world(), by, word)
    return E.right(found === undefined ? null : groupFor(host.world(), found, xid))
  }

  const inGroup = (gid: string, set: (conversationId: ConversationId) => ReturnType<typeof emptyReply>) =>
    Gid.is(gid) ? set(groupConversationId(gid)) : refuseWith('There is no such group')
  const pin = (gid: string, xid: Xid, on: boolean) =>
    inGroup(gid, (conversationId) =>
      emptyReply(host.commit(({ at }) => ({ type: 'ChatPinned', at, xid, conversationId, on }))),
    )

  to.authenticated(groupListCalls.pinGroup, ({ gid }, { account }) => pin(gid, account.xid, true))
  to.authenticated(groupListCalls.unpinGroup, ({ gid }, { account }) => pin(gid, account.xid, false))
  to.authenticated(groupListCalls.mute, ({ gid, muted }, { account: { xid } }) =>
    inGroup(gid, (conversationId) =>
      emptyReply(host.commit(({ at }) => ({ type: 'ChatMuted', at, xid, conversationId, on: muted === 1 }))),
    ),
  )
  to.authenticated(groupListCalls.mygroups, (_, { account }) => E.right(asList(groupsOf(host.world(), account.xid))))
  to.authenticated(groupListCalls.newTrending, ({ page, limit }, { account }) =>
    E.right(asList(trendingFor(host.world(), account.xid, page, limit))),
  )
  to.authenticated(groupListCalls.info, ({ gid, link }, { account }) =>
    gid === undefined ? groupOrNone('link', link ?? '', account.xid) : groupOrNone('gid', gid, account.xid),
  )
  to.authenticated(groupListCalls.share, ({ key }, { account }) => groupOrNone('inviteKey', key, account.xid))
  // Anybody who may read a group may list its members, visitors too: a group shows who talks in it.
  to.authenticated(groupListCalls.groupMembers, ({ gid, page, limit, keyword, gift_bubble: forGifts }, { account }) => {
    const community = communityBy(host.world(), 'gid', gid)
    if (community === undefined) return refuseWith('There is no such group')
    if (!mayRead(community, account.xid)) return refuseWith('You have not join this group yet!!!')
    if (forGifts === 1)
      return E.right(asList(giftableIn(host.world(), community, account.xid, keyword ?? '', page, limit)))
    return E.right(asList(membersOf(host.world(), community, keyword ?? '', page, limit)))
  })
  to.authenticated(groupListCalls.defaultConfig, () => E.right({ link_whitelist: asList(LINK_WHITELIST) }))
}

export const server: ServerFeature = { routes }
