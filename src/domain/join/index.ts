export { targetOf, type JoinTarget } from './join'
export { joinMessages } from './join.messages'
export { joinEffects, joinReducer as joinUnit } from './join.machine'
export { joinViewModel as joinShown, type JoinViewModel as JoinShown } from './join.selectors'
