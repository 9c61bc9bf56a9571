export {
  AccessRequest,
  notificationItemKey as newsKey,
  Notice,
  requestKey,
  type NotificationItem as News,
  type AccessRequestRef as RequestOrder,
} from './notice'
export { Decision, notificationMessages } from './notification.messages'
export { accessRequestEffects as requestEffects } from './access-request.machine'
export { CARDS_AT_ONCE } from './notification-card.machine'
export { noticesQuery, requestsQuery } from './queries'
export {
  notificationCardViewModels as cardsShown,
  accessRequestViewModel as requestShown,
  unseenCount,
  type NotificationCardViewModel as CardShown,
} from './notification.selectors'
export { decideNotification as notifyOrNot, type NotifySituation } from './notify-decision'
export { notificationFeature as notification } from './feature'
