import type { StateOf } from '../event-log'
import type { Failure } from '../kernel/failure'
import type { Instant } from '../kernel/instant'
import { entriesOf } from '../kernel/table'
import { cardStacks, isStackShown } from './card-stacks'
import { lineFrom, type notificationCardsReducer } from './notification-card.machine'
import { requestKey, type AccessRequest, type NotificationItem, type Notice, type AccessRequestRef } from './notice'
import type { Decision } from './notification.messages'
import type { accessRequestsReducer } from './access-request.machine'

/** `keys`: the cards that this card stands for. `lineFrom`: the time at which the card becomes a line. */
export interface NotificationCardViewModel {
  readonly key: string
  readonly keys: readonly string[]
  readonly news: NotificationItem
  readonly isHeld: boolean
  readonly lineFrom: Instant | null
}

export const notificationCardViewModels = (
  cards: StateOf<typeof notificationCardsReducer>,
): { readonly shown: readonly NotificationCardViewModel[]; readonly waiting: number } => {
  const stacks = cardStacks(entriesOf(cards.byKey))
  return {
    shown: stacks.filter(isStackShown).flatMap((stack) => {
      const [key, card] = stack[0] ?? []
      if (key === undefined || card === undefined) return []
      const keys = stack.map(([one]) => one)
      return [{ key, keys, news: card.context.news, isHeld: card.value === 'held', lineFrom: lineFrom(card) }]
    }),
    waiting: stacks.filter((stack) => !isStackShown(stack)).length,
  }
}

/**
 * `pending`: the member may decide. `deciding`: the decision is being sent. `unclear`: the response was lost.
 * `unknown`: a status without buttons (BI-321).
 */
export interface AccessRequestViewModel {
  readonly step: 'pending' | 'deciding' | 'unclear' | Decision | 'unknown'
  readonly isByOther: boolean
  readonly failure: Failure | null
}

/** The view model of a request. A decided status from the list or message takes precedence over local state. */
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

/** The number of loaded items that are newer than the last seen item. Of requests, only pending requests count. */
export const unseenCount = (
  notices: readonly Notice[],
  requests: readonly AccessRequest[],
  seen: { readonly notice: Instant; readonly request: Instant },
): { readonly notices: number; readonly requests: number } => ({
  notices: notices.filter(({ at }) => at > seen.notice).length,
  requests: requests.filter(({ at, status }) => status === 'pending' && at > seen.request).length,
})
