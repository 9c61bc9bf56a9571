export { targetOf, type JoinTarget } from './join'
export { joinMessages } from './join.messages'
export { joinEffects, joinReducer } from './group-join.machine'
export { joinViewModel, type JoinViewModel } from './join.selectors'
