import { wordsIn, type ConversationSummary } from '../../../domain/chat'
import type { Group, GroupLookup, Member, Role } from '../../../domain/group'
import { decimalOf, sumOf } from '../../../domain/kernel/decimal'
import type { Xid } from '../../../domain/kernel/ids'
import { entriesOf, keysOf } from '../../../domain/kernel/table'
import { truncateAt } from '../../wire/codecs/text'
import { mixSeeds, seededRandom } from './seeded-random'
import { directsOf } from './chat/direct-views'
import { isMarkedUnread } from './features/unread-marks/marks'
import { threadOf } from './conversation-lookups'
import { isMember, mayRead, roleOf } from './groups/permissions'
import { latestMessageFor } from './latest-message'
import { isServiceAccount } from './seed/service-accounts'
import { anonymousMember } from './seed/residents'
import { readerOf } from './chat/reader-of'
import { lastSeenBy, pageBefore, readBy, unreadOf } from './chat/thread'
import type { UserAccount, Community, ServerState } from './server-state'

/** The group list shows the newest message that has text. The server looks for it among this many newest messages. */
const LOOK_BACK = 10
/** The most characters of the last message that a group list shows. */
const LATEST_LETTERS = 300

const latestOf = (world: ServerState, community: Community, xid: Xid): Group['latest'] => {
  const { messages } = pageBefore(
    threadOf(world, community.conversationId),
    readerOf(world, community.conversationId, xid),
    null,
    LOOK_BACK,
  )
  const last = messages.findLast(({ content }) => wordsIn(content) !== '')
  return last === undefined ? null : { ...last.from, text: truncateAt(wordsIn(last.content), LATEST_LETTERS) }
}

export const sizeOf = ({ members, crowd }: Community): number => Object.keys(members).length + crowd

/**
 * The seeded amount of rewards that a group has given. The amount grows with the size of the group. Small groups have
 * given nothing.
 */
const rewardsOf = (seed: number, community: Community): Group['rewards'] => {
  const given =
    Math.floor(sizeOf(community) / 20) * seededRandom(mixSeeds(seed, Number(community.gid), 3)).between(3, 90)
  return decimalOf(given) ?? sumOf([])
}

/** The group as this member sees it. The last message is visible only to members who may read the group. */
export const groupFor = (world: ServerState, community: Community, xid: Xid): Group => ({
  gid: community.gid,
  conversationId: community.conversationId,
  name: community.name,
  icon: community.icon,
  banner: community.banner,
  description: community.description,
  ownerXid: community.ownerXid,
  adminXids: community.adminXids,
  joinType: community.joinType,
  joinMode: community.joinMode,
  isMember: isMember(community, xid),
  memberCount: sizeOf(community),
  link: community.link,
  minSpeakLevel: community.minSpeakLevel,
  minImageLevel: community.minImageLevel,
  linkWhitelist: community.linkWhitelist,
  rewards: rewardsOf(world.seed, community),
  mutesNewcomers: community.mutesNewcomers,
  locale: community.locale,
  partnerLink: community.partnerLink,
  currency: community.currency,
  verification: community.verification,
  latest: mayRead(community, xid) ? latestOf(world, community, xid) : null,
  snapshot: null,
})

/** The group with the extra fields of a list card (spec 1 §3 `readVideoPoster`). */
const cardFor = (world: ServerState, community: Community, xid: Xid): Group => ({
  ...groupFor(world, community, xid),
  snapshot: mayRead(community, xid) ? latestMessageFor(world, community, xid) : null,
})

const all = (world: ServerState): readonly Community[] => entriesOf(world.communities).map(([, community]) => community)
export const groupsOf = (world: ServerState, xid: Xid): readonly Group[] =>
  all(world)
    .filter((one) => isMember(one, xid))
    .map((one) => cardFor(world, one, xid))

/**
 * A page of results: the groups of member `xid`, as `viewer` sees the groups. A private group appears only if `xid` and
 * `viewer` are both members.
 */
export const joinedBy = (world: ServerState, xid: Xid, viewer: Xid, page: number, limit: number): readonly Group[] =>
  pageOf(
    all(world).filter((one) => isMember(one, xid) && (one.joinType === 'normal' || isMember(one, viewer))),
    page,
    limit,
  ).map((one) => cardFor(world, one, viewer))

/** The groups sorted by size. Groups of equal size keep a stable order. */
export const trendingFor = (world: ServerState, xid: Xid, page: number, limit: number): readonly Group[] => {
  const bySize = all(world)
    .map((one) => ({ one, members: sizeOf(one) }))
    .sort((a, b) => b.members - a.members)
  return pageOf(bySize, page, limit).map(({ one }) => cardFor(world, one, xid))
}

const goesBy =
  (by: GroupLookup, word: string) =>
  ({ gid, inviteKey, link }: Community): boolean => {
    switch (by) {
      case 'gid':
        return gid === word
      case 'inviteKey':
        return inviteKey === word
      case 'link':
        return link !== null && link === word
    }
  }

export const communityBy = (world: ServerState, by: GroupLookup, word: string): Community | undefined =>
  all(world).find(goesBy(by, word))

const RANKS: readonly Role[] = ['owner', 'ai', 'admin', 'normal']

const memberOf = (community: Community, { xid, name, avatar, isVisitor }: UserAccount): Member => ({
  xid,
  name,
  avatar,
  role: roleOf(community, xid),
  isVisitor,
})

const hasWord = ({ name }: UserAccount, word: string): boolean => name.toLowerCase().includes(word)

const byRankAndName = (a: Member, b: Member): number =>
  RANKS.indexOf(a.role) - RANKS.indexOf(b.role) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

/** The crowd members with index `from` to `to - 1` whose name contains the word. An empty word matches every name. */
const crowdOf = (
  world: ServerState,
  community: Community,
  word: string,
  from: number,
  to: number,
): readonly Member[] => {
  const found: Member[] = []
  let met = word === '' ? from : 0
  for (let n = met; n < community.crowd && met < to; n += 1) {
    const account = anonymousMember(world.seed, n)
    if (!hasWord(account, word)) continue
    if (met >= from) found.push(memberOf(community, account))
    met += 1
  }
  return found
}

/**
 * A page of results: the group's members, in the order owner, AI bots, admins (spec 1 §2), other members by name, crowd
 * members.
 */
export const membersOf = (
  world: ServerState,
  community: Community,
  keyword: string,
  page: number,
  limit: number,
): readonly Member[] => {
  const word = keyword.toLowerCase()
  const townspeople = keysOf(community.members)
    .flatMap((key): readonly Member[] => {
      const account = world.accounts[key]
      return account === undefined || !hasWord(account, word) ? [] : [memberOf(community, account)]
    })
    .sort(byRankAndName)
  const from = Math.max(0, page - 1) * limit
  const inTown = townspeople.slice(from, from + limit)
  const before = Math.max(0, from - townspeople.length)
  return [...inTown, ...crowdOf(world, community, word, before, before + limit - inTown.length)]
}

/**
 * A page of results: the group's members to whom this member can give a gift. Bots and crowd members are not included.
 */
export const giftableIn = (
  world: ServerState,
  community: Community,
  xid: Xid,
  keyword: string,
  page: number,
  limit: number,
): readonly Member[] => {
  const word = keyword.trim().toLowerCase()
  const people = keysOf(community.members)
    .flatMap((key) => world.accounts[key] ?? [])
    .filter((account) => account.xid !== xid && !community.aiXids.includes(account.xid) && hasWord(account, word))
  return pageOf(people.map((account) => memberOf(community, account)).sort(byRankAndName), page, limit)
}

/** A page of results: the accounts outside the group, sorted by name. */
export const invitableTo = (
  world: ServerState,
  community: Community,
  keyword: string,
  page: number,
  limit: number,
): readonly Member[] => {
  const word = keyword.trim().toLowerCase()
  const others = entriesOf(world.accounts).flatMap(([, account]) =>
    !account.isVisitor && !isServiceAccount(account.xid) && !isMember(community, account.xid) && hasWord(account, word)
      ? [memberOf(community, account)]
      : [],
  )
  return pageOf(others.sort(byRankAndName), page, limit)
}

/**
 * The conversations of a member. A client reads only the first thousand, so chats that strangers began come last, newest
 * first.
 */
export const conversationsOf = (world: ServerState, xid: Xid): readonly ConversationSummary[] => {
  const directs = directsOf(world, xid)
  const isKnown = ({ pinned, follow, readSeq, peer }: ConversationSummary): boolean =>
    pinned || follow || readSeq > 0 || peer === null || isServiceAccount(peer.xid)
  return [
    ...groupConversationsOf(world, xid),
    ...directs.filter(isKnown),
    ...directs.filter((one) => !isKnown(one)).toReversed(),
  ]
}

const groupConversationsOf = (world: ServerState, xid: Xid): readonly ConversationSummary[] =>
  all(world)
    .filter((one) => isMember(one, xid))
    .map((community) => {
      const thread = threadOf(world, community.conversationId)
      const reader = readerOf(world, community.conversationId, xid)
      return {
        conversationId: community.conversationId,
        kind: 'group',
        peer: null,
        blocked: 'none',
        follow: false,
        gid: community.gid,
        name: community.name,
        icon: community.icon,
        ownerXid: community.ownerXid,
        muted: community.mutedBy[xid] === true,
        pinned: community.pinnedBy[xid] === true,
        markedUnread: isMarkedUnread(world, xid, community.conversationId),
        maxSeq: thread.latest,
        readSeq: readBy(thread, xid),
        unread: unreadOf(thread, reader),
        latest: lastSeenBy(thread, reader),
      }
    })

/** The most items of a page. No client asks for more. */
const PAGE = 1_000

/** The items of a page of results. Page numbers start at 1. */
export const pageOf = <A>(items: readonly A[], page: number, limit: number): readonly A[] => {
  const size = Math.min(limit, PAGE)
  const from = Math.max(0, page - 1) * size
  return items.slice(from, from + size)
}
