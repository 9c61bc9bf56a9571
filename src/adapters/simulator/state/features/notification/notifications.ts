import type { ChatMessage, NoticeItem } from '../../../../../domain/chat'
import type { ConversationId, MessageId, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, keysOf, put, type Table } from '../../../../../domain/kernel/table'
import type { AccessRequest, Notice } from '../../../../../domain/notification'
import { messagesIn } from '../../chat/unread-messages'
import { threadOf } from '../../conversation-lookups'
import { isMember, isResident, roleOf } from '../../groups/permissions'
import type { Community, GeneratedHistory, ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/** The longest list of a person. The oldest notification is dropped first. */
const MOST_NOTICES = 200
/** Searches access requests among this many of the newest generated messages of a group. */
const LOOKED_AT = 60
/** The most access requests whose position is kept. */
const MOST_REQUESTS = 1_000

interface Place {
  readonly conversationId: ConversationId
  readonly seq: number
}

/** The notifications in the state, newest first. */
export interface NotificationState {
  /** For every member. */
  readonly ofAll: readonly Notice[]
  readonly byPerson: Table<readonly Notice[]>
  readonly asked: readonly Place[]
  /** By message id of a request: the person who decided it. */
  readonly deciders: Table<Xid>
}

export const noticesSlice = featureSlice<NotificationState>('notification', () => ({
  ofAll: [],
  byPerson: emptyTable(),
  asked: [],
  deciders: emptyTable(),
}))

export const itemOf = (item: Partial<NoticeItem>): NoticeItem => ({
  text: '',
  image: null,
  space: null,
  group: null,
  button: null,
  ...item,
})

/** Residents get none, because nobody reads them. */
export const addNotification = (world: ServerState, to: Xid, notice: Notice): ServerState => {
  const account = world.accounts[to]
  if (account === undefined || isResident(account)) return world
  const state = noticesSlice.of(world)
  const list = [notice, ...(state.byPerson[to] ?? [])].slice(0, MOST_NOTICES)
  return noticesSlice.put(world, { ...state, byPerson: put(state.byPerson, to, list) })
}

export const addRequest = (world: ServerState, { conversationId, seq }: ChatMessage): ServerState => {
  const state = noticesSlice.of(world)
  return noticesSlice.put(world, { ...state, asked: [{ conversationId, seq }, ...state.asked].slice(0, MOST_REQUESTS) })
}

export const addDecision = (world: ServerState, id: MessageId, by: Xid): ServerState => {
  const state = noticesSlice.of(world)
  return noticesSlice.put(world, { ...state, deciders: put(state.deciders, id, by) })
}

const newestFirst = (a: { readonly at: Instant }, b: { readonly at: Instant }): number => b.at - a.at

/** The person's notifications, newest first. */
export const notificationListFor = (world: ServerState, xid: Xid): readonly Notice[] => {
  const { ofAll, byPerson } = noticesSlice.of(world)
  return [...(byPerson[xid] ?? []), ...ofAll].sort(newestFirst)
}

/** Only owner and admins approve (spec 2 §6). */
const isApprover = (community: Community, xid: Xid): boolean =>
  isMember(community, xid) && ['owner', 'admin'].includes(roleOf(community, xid))

export const approversOf = (community: Community): readonly Xid[] =>
  [community.ownerXid, ...community.adminXids].filter((xid) => isMember(community, xid))

/** The access request in that message; `null` for other messages. */
export const requestOn = (
  world: ServerState,
  { id, conversationId, seq, at, content }: ChatMessage,
): AccessRequest | null => {
  if (content.kind !== 'accessRequest' || at === null) return null
  const { requestId, isSpace, person, avatar, group, status } = content
  return {
    id: requestId,
    isSpace,
    conversationId,
    seq,
    at,
    person,
    avatar,
    group,
    status,
    decidedBy: noticesSlice.of(world).deciders[id] ?? null,
  }
}

const pastRequests = new WeakMap<GeneratedHistory, readonly number[]>()
/** The generated history never changes, so it is searched once. */
const askedInPast = (world: ServerState, { conversationId }: Community): readonly Place[] => {
  const thread = threadOf(world, conversationId)
  const { past } = thread
  if (past === null) return []
  const seqs =
    pastRequests.get(past) ??
    messagesIn(thread, past.count - LOOKED_AT + 1, past.count).flatMap(({ seq, content }) =>
      content.kind === 'accessRequest' ? [seq] : [],
    )
  pastRequests.set(past, seqs)
  return seqs.map((seq) => ({ conversationId, seq }))
}

/**
 * The requests that this person may decide or could have decided, newest first. Messages that were deleted for everyone
 * are left out.
 */
export const requestsFor = (world: ServerState, xid: Xid): readonly AccessRequest[] => {
  const mine = keysOf(world.communities).flatMap((gid) => {
    const community = world.communities[gid]
    return community === undefined || community.joinType !== 'private' || !isApprover(community, xid) ? [] : [community]
  })
  const ids = new Set(mine.map(({ conversationId }) => conversationId))
  const places = [
    ...noticesSlice.of(world).asked.filter(({ conversationId }) => ids.has(conversationId)),
    ...mine.flatMap((one) => askedInPast(world, one)),
  ]
  const found = places.flatMap(({ conversationId, seq }) => {
    const [message] = messagesIn(threadOf(world, conversationId), seq, seq)
    const request = message === undefined ? null : requestOn(world, message)
    return request === null ? [] : [request]
  })
  return found.sort(newestFirst)
}
