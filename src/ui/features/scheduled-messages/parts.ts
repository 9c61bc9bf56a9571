export { ScheduledBar } from './ScheduledBar'
export { SendLater } from './SendLater'
