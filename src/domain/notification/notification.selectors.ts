import type { StateOf } from '../event-log'
import type { Failure } from '../kernel/failure'
import type { Instant } from '../kernel/instant'
import { entriesOf } from '../kernel/table'
import type { notificationCardsReducer } from './notification-card.machine'
import { requestKey, type AccessRequest, type NotificationItem, type Notice, type AccessRequestRef } from './notice'
import type { Decision } from './notification.messages'
import type { accessRequestsReducer } from './access-request.machine'

export interface NotificationCardViewModel {
  readonly key: string
  readonly news: NotificationItem
  readonly isHeld: boolean
}

/** Those whose turn it is, the oldest first, and how many wait behind them. */
export const notificationCardViewModels = (
  cards: StateOf<typeof notificationCardsReducer>,
): { readonly shown: readonly NotificationCardViewModel[]; readonly waiting: number } => {
  const all = [...entriesOf(cards.byKey)].sort(([, a], [, b]) => a.context.order - b.context.order)
  const shown = all.filter(([, { value }]) => value !== 'queued')
  return {
    shown: shown.map(([key, { value, context }]) => ({ key, news: context.news, isHeld: value === 'held' })),
    waiting: all.length - shown.length,
  }
}

/**
 * How a request stands for this person. `pending`: it may be answered; `deciding`: the answer is on its way; `unclear`:
 * whether it
 * arrived is not known. `unknown`: of a status without buttons (BI-321).
 */
export interface AccessRequestViewModel {
  readonly step: 'pending' | 'deciding' | 'unclear' | Decision | 'unknown'
  /** Another approver was faster. */
  readonly isByOther: boolean
  readonly failure: Failure | null
}

/** What the list or the message says that is decided is decided; else what was pressed here. */
export const accessRequestViewModel = (
  requests: StateOf<typeof accessRequestsReducer>,
  order: Pick<AccessRequestRef, 'id' | 'isSpace'>,
  status: AccessRequest['status'],
): AccessRequestViewModel => {
  const item = requests.byKey[requestKey(order)]
  const isByOther = item?.value === 'decidedByOther'
  if (status !== 'pending') return { step: status, isByOther, failure: null }
  if (item === undefined) return { step: 'pending', isByOther, failure: null }
  const {
    value,
    context: { decision, failure },
  } = item
  if (value === 'accepted') return { step: 'accepted', isByOther, failure: null }
  if (value === 'rejected') return { step: 'ignored', isByOther, failure: null }
  if (value === 'decidedByOther') return { step: decision ?? 'unknown', isByOther, failure: null }
  if (value === 'pending') return { step: 'pending', isByOther, failure }
  return {
    step: typeof value === 'object' && value['deciding'] === 'unclear' ? 'unclear' : 'deciding',
    isByOther,
    failure,
  }
}

/** How many of what is known came after what was seen; requests count while they wait. */
export const unseenCount = (
  notices: readonly Notice[],
  requests: readonly AccessRequest[],
  seen: { readonly notice: Instant; readonly request: Instant },
): { readonly notices: number; readonly requests: number } => ({
  notices: notices.filter(({ at }) => at > seen.notice).length,
  requests: requests.filter(({ at, status }) => status === 'pending' && at > seen.request).length,
})
