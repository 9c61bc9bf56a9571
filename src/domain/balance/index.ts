export { Balance, LOOP_ID } from './balance'
export { balanceAndActivityEffects } from './balance-and-activity.machine'
export { Activity, balanceAndActivityMessages } from './balance-and-activity.messages'
