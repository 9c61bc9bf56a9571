import type { ChatMessage, NoticeItem } from '../../../../../domain/chat'
import type { ConversationId, MessageId, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, keysOf, put, type Table } from '../../../../../domain/kernel/table'
import type { AccessRequest, Notice } from '../../../../../domain/notification'
import { encodeNotificationFrame, NOTIFICATION_EVENT } from '../../../../wire/frames/notification-frame'
import { messagesIn } from '../../chat/unread-messages'
import { threadOf } from '../../conversation-lookups'
import { isApprover, isMember, isResident } from '../../groups/permissions'
import type { StepResult } from '../../output'
import type { Community, GeneratedHistory, ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/** The most notifications of a member. A new notification above this number replaces the oldest notification. */
const MOST_NOTICES = 200
/**
 * To find access requests in the generated history, the server reads this many of a group's newest generated messages.
 */
const LOOKED_AT = 60
/** The most invitations among the notifications of a member, so that strangers cannot push out other notifications. */
const MOST_INVITES = 100

interface Place {
  readonly conversationId: ConversationId
  readonly seq: number
}

/** The notifications in the state, newest first. */
export interface NotificationState {
  /** The notifications for every member. */
  readonly ofAll: readonly Notice[]
  readonly byPerson: Table<readonly Notice[]>
  /** The message numbers of the access requests of each group. */
  readonly asked: Table<readonly number[]>
  /** The member who accepted or refused an access request, keyed by the request's message id. */
  readonly deciders: Table<Xid>
}

export const noticesSlice = featureSlice<NotificationState>('notification', () => ({
  ofAll: [],
  byPerson: emptyTable(),
  asked: emptyTable(),
  deciders: emptyTable(),
}))

export const itemOf = (item: Partial<NoticeItem>): NoticeItem => ({
  text: '',
  event: null,
  image: null,
  space: null,
  group: null,
  button: null,
  ...item,
})

const isInvite = ({ id }: Notice): boolean => id.startsWith(INVITE)
const INVITE = 'invite-'
export const inviteNoticeId = (id: MessageId): string => `${INVITE}${id}`

/** Drops the oldest invitations above their limit. */
const withFewInvites = (list: readonly Notice[]): readonly Notice[] => {
  let invites = 0
  return list.filter((one) => !isInvite(one) || (invites += 1) <= MOST_INVITES)
}

/**
 * Adds a notification to a member's list. Simulated members get no notifications, because no person signs in as a
 * simulated member.
 * @internal
 */
export const addNotification = (world: ServerState, to: Xid, notice: Notice): ServerState => {
  const account = world.accounts[to]
  if (account === undefined || isResident(account)) return world
  const state = noticesSlice.of(world)
  const list = withFewInvites([notice, ...(state.byPerson[to] ?? [])]).slice(0, MOST_NOTICES)
  return noticesSlice.put(world, { ...state, byPerson: put(state.byPerson, to, list) })
}

/** Adds a notification, and sends it to the member's browsers. */
export const toldTo = (world: ServerState, to: Xid, notice: Notice): StepResult => ({
  world: addNotification(world, to, notice),
  outputs: [
    { type: 'FrameSent', to: [to], event: NOTIFICATION_EVENT, data: encodeNotificationFrame({ of: 'notice', notice }) },
  ],
})

export const addRequest = (world: ServerState, { conversationId, seq }: ChatMessage): ServerState => {
  const state = noticesSlice.of(world)
  return noticesSlice.put(world, {
    ...state,
    asked: put(state.asked, conversationId, [seq, ...(state.asked[conversationId] ?? [])]),
  })
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

export const approversOf = (community: Community): readonly Xid[] =>
  [community.ownerXid, ...community.adminXids].filter((xid) => isMember(community, xid))

/** The access request in this message, or `null` if the message is not an access request. */
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
/** The access requests in the generated history. That history never changes, so the search runs only once. */
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
 * The pending and decided access requests of the groups in which this member may decide about requests, newest first.
 * Requests whose message was deleted for everyone are left out.
 */
export const requestsFor = (world: ServerState, xid: Xid): readonly AccessRequest[] => {
  const mine = keysOf(world.communities).flatMap((gid) => {
    const community = world.communities[gid]
    return community === undefined || community.joinType !== 'private' || !isApprover(community, xid) ? [] : [community]
  })
  const { asked } = noticesSlice.of(world)
  const places = [
    ...mine.flatMap(({ conversationId }) => (asked[conversationId] ?? []).map((seq) => ({ conversationId, seq }))),
    ...mine.flatMap((one) => askedInPast(world, one)),
  ]
  const found = places.flatMap(({ conversationId, seq }) => {
    const [message] = messagesIn(threadOf(world, conversationId), seq, seq)
    const request = message === undefined ? null : requestOn(world, message)
    return request === null ? [] : [request]
  })
  return found.sort(newestFirst)
}
