export { NotificationBell } from './NotificationBell'
export { NotificationCards } from './NotificationCards'
