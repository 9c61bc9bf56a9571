export { Balance, LOOP_ID } from './balance'
