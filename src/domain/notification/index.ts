export {
  AccessRequest,
  notificationItemKey,
  Notice,
  requestKey,
  type NotificationItem,
  type AccessRequestRef,
} from './notice'
export { Decision, notificationMessages } from './notification.messages'
export { accessRequestEffects } from './access-request.machine'
export { CARDS_AT_ONCE } from './notification-card.machine'
export { noticesQuery, requestsQuery } from './queries'
export {
  notificationCardViewModels,
  accessRequestViewModel,
  unseenCount,
  type NotificationCardViewModel,
} from './notification.selectors'
export { decideNotification, type NotifySituation } from './notify-decision'
export { notificationFeature } from './feature'
