import * as t from 'io-ts'
import { AccessStatus, contents, GroupCard, Named } from '../chat'
import { ConversationId, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/**
 * What the service tells one person (spec 1 §3 Notification data): items one under the other, or that a group let them
 * in.
 */
export const Notice = t.strict(
  { id: t.string, at: Instant, content: t.union([contents.notification, contents.accessGranted]) },
  'Notice',
)
export type Notice = t.TypeOf<typeof Notice>

/**
 * Which request: its id, whether it asks for a space or for a group (spec 2 §3 request_type), and the message that it
 * stands on.
 */
const order = { id: t.string, isSpace: t.boolean, conversationId: ConversationId, seq: t.number }
export const AccessRequestRef = t.strict(order, 'RequestOrder')
export type AccessRequestRef = t.TypeOf<typeof AccessRequestRef>

/** Somebody asks to be let in (spec 2 §3). `decidedBy`: the approver, once there is one. */
export const AccessRequest = t.strict(
  {
    ...order,
    at: Instant,
    person: Named,
    avatar: orNull(t.string),
    group: GroupCard,
    status: AccessStatus,
    decidedBy: orNull(Xid),
  },
  'AccessRequest',
)
export type AccessRequest = t.TypeOf<typeof AccessRequest>

/** What has just come in: a notice, or a request as it stands now. */
export const NotificationItem = t.union(
  [
    t.strict({ of: t.literal('notice'), notice: Notice }),
    t.strict({ of: t.literal('request'), request: AccessRequest }),
  ],
  'News',
)
export type NotificationItem = t.TypeOf<typeof NotificationItem>

/** Requests of groups and of spaces are counted apart: they may have the same id. */
export const requestKey = ({ id, isSpace }: Pick<AccessRequestRef, 'id' | 'isSpace'>): string =>
  `${isSpace ? 'space' : 'group'}:${id}`

export const notificationItemKey = (news: NotificationItem): string =>
  news.of === 'notice' ? `notice:${news.notice.id}` : requestKey(news.request)
