export { ScheduledDialog } from './ScheduledDialog'
export { TimeDialog } from './TimeDialog'
