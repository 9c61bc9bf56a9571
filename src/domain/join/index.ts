export { targetOf, type JoinTarget } from './join'
export { joinMessages } from './join.messages'
export { joinEffects, joinUnit } from './join.machine'
export { joinShown, type JoinShown } from './join.selectors'
