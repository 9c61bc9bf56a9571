export {
  isSchedulable,
  NO_LONGER_SCHEDULED,
  SCHEDULE_FULL,
  SCHEDULE_LIMIT,
  MOST_AHEAD_MS,
  ScheduledContent,
  ScheduledMessage,
  scheduledMessagesQuery,
  TOO_FAR,
  TOO_SOON,
} from './scheduled-messages'
export { timeRefusal, withText } from './scheduled-messages.rules'
export { scheduledMessagesMessages, type ScheduleAct } from './scheduled-messages.messages'
export { scheduledMessagesEffects } from './scheduled-messages.reducer'
export { isBusy, reasonOf, scheduledIn, type ScheduledRow } from './scheduled-messages.selectors'
