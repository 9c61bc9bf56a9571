import type { ConversationSummary } from '../../../domain/chat'
import type { Group, GroupLookup, Member, Role } from '../../../domain/group'
import type { Xid } from '../../../domain/kernel/ids'
import { entriesOf, keysOf } from '../../../domain/kernel/table'
import type { Profile } from '../../../domain/session'
import { threadOf } from './chat'
import { isMember, mayRead, roleOf } from './rights'
import { messageAt, readBy, unreadOf } from './thread'
import type { Account, Community, World } from './world'

export const profileOf = ({ xid, uid, name, avatar, level }: Account): Profile =>
  ({ xid, uid, name, avatar, level, isSuper: false })

const latestOf = (world: World, community: Community): Group['latest'] => {
  const thread = threadOf(world, community.conversationId)
  const last = messageAt(thread, thread.latest)
  return last === null || last.content.kind !== 'text' ? null : { ...last.from, text: last.content.text }
}

/** What this person is told of that group: what was said in it only if they may read it. */
export const groupFor = (world: World, community: Community, xid: Xid): Group => ({
  gid: community.gid, conversationId: community.conversationId, name: community.name, icon: community.icon, banner: community.banner,
  description: community.description, ownerXid: community.ownerXid, adminXids: community.adminXids,
  joinType: community.joinType, joinMode: community.joinMode,
  isMember: isMember(community, xid), memberCount: keysOf(community.members).length,
  link: community.link, minSpeakLevel: community.minSpeakLevel, verification: community.verification,
  latest: mayRead(community, xid) ? latestOf(world, community) : null,
})

const all = (world: World): readonly Community[] => entriesOf(world.communities).map(([, community]) => community)
const size = ({ members }: Community): number => keysOf(members).length

export const groupsOf = (world: World, xid: Xid): readonly Group[] =>
  all(world).filter((one) => isMember(one, xid)).map((one) => groupFor(world, one, xid))

/** The largest first. */
export const trendingFor = (world: World, xid: Xid): readonly Group[] =>
  [...all(world)].sort((a, b) => size(b) - size(a)).map((one) => groupFor(world, one, xid))

const goesBy = (by: GroupLookup, word: string) => ({ gid, inviteKey, link }: Community): boolean => {
  switch (by) {
    case 'gid': return gid === word
    case 'inviteKey': return inviteKey === word
    case 'link': return link !== null && link === word
  }
}

export const communityBy = (world: World, by: GroupLookup, word: string): Community | undefined =>
  all(world).find(goesBy(by, word))

const RANKS: readonly Role[] = ['owner', 'ai', 'admin', 'normal']

/** Staff first: owner, ai, admin (spec 1 §2), then everyone else by name. */
export const membersOf = (world: World, community: Community, keyword: string): readonly Member[] =>
  keysOf(community.members).flatMap((key): readonly Member[] => {
    const account = world.accounts[key]
    return account === undefined || !account.name.toLowerCase().includes(keyword.toLowerCase()) ? [] : [{
      xid: account.xid, name: account.name, avatar: account.avatar, role: roleOf(community, account.xid), isVisitor: account.isVisitor,
    }]
  }).sort((a, b) => RANKS.indexOf(a.role) - RANKS.indexOf(b.role) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))

export const conversationsOf = (world: World, xid: Xid): readonly ConversationSummary[] =>
  all(world).filter((one) => isMember(one, xid)).map((community) => {
    const thread = threadOf(world, community.conversationId)
    return {
      conversationId: community.conversationId, gid: community.gid, name: community.name, icon: community.icon,
      ownerXid: community.ownerXid, muted: false, maxSeq: thread.latest, readSeq: readBy(thread, xid),
      unread: unreadOf(thread, xid), latest: messageAt(thread, thread.latest),
    }
  })

/** Items of one page, counted from 1. */
export const pageOf = <A>(items: readonly A[], page: number, limit: number): readonly A[] =>
  items.slice(Math.max(0, page - 1) * limit, Math.max(0, page - 1) * limit + limit)
