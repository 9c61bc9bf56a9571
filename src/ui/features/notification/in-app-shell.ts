export { NotificationBell as Bell } from './NotificationBell'
export { NotificationCards as Cards } from './NotificationCards'
