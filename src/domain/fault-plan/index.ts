export {
  CHANNELS,
  MICROPHONES,
  noFaults,
  withChannelFaults,
  type Channel,
  type ChannelFaults,
  type FaultPlan,
  type MicrophoneFault,
} from './fault-plan'
export { hasFaults, MAX_SEED, planText, readPlan } from './plan-text'
