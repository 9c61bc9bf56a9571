export { callClock, mayRing, type CallPeer as Party } from './call'
export { callMessages, type CallMessage } from './call.messages'
export { callEffects } from './call.setup'
export {
  callMediaTarget as callWish,
  currentCall,
  lastCall,
  type CallViewModel as CallShown,
  type CallMediaTarget as CallWish,
} from './call.selectors'
export { callCheckEffects as doubtEffects } from './call-check.reducer'
export { callFeature as call } from './feature'
