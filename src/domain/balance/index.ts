export { Balance, LOOP_ID } from './balance'
export { Activity, activityQuery, worthQuery } from './app-shell-data'
