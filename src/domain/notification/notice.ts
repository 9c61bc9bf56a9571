import * as t from 'io-ts'
import { AccessStatus, contents, GroupCard, Named } from '../chat'
import { ConversationId, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'

/** A notice to one member (spec 1 §3 Notification data): a list of items, or a granted access. */
export const Notice = t.strict(
  { id: t.string, at: Instant, content: t.union([contents.notification, contents.accessGranted]) },
  'Notice',
)
export type Notice = t.TypeOf<typeof Notice>

/** Identifies an access request: its id, its kind (spec 2 §3 request_type) and the message that shows it. */
const order = { id: t.string, isSpace: t.boolean, conversationId: ConversationId, seq: t.number }
export const AccessRequestRef = t.strict(order, 'RequestOrder')
export type AccessRequestRef = t.TypeOf<typeof AccessRequestRef>

/** A request for access (spec 2 §3). `decidedBy`: the approver, once the request is decided. */
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

/** An item for the member: a new notice, or a request in its current state. */
export const NotificationItem = t.union(
  [
    t.strict({ of: t.literal('notice'), notice: Notice }),
    t.strict({ of: t.literal('request'), request: AccessRequest }),
  ],
  'News',
)
export type NotificationItem = t.TypeOf<typeof NotificationItem>

/**
 * The key of a request. The key contains the kind, because a group request and a space request may have the same id.
 */
export const requestKey = ({ id, isSpace }: Pick<AccessRequestRef, 'id' | 'isSpace'>): string =>
  `${isSpace ? 'space' : 'group'}:${id}`

export const notificationItemKey = (news: NotificationItem): string =>
  news.of === 'notice' ? `notice:${news.notice.id}` : requestKey(news.request)
