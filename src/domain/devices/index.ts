export { devicesFeature } from './feature'
export { DeviceSession, isActive, MOST_SESSIONS, SEEN_EVERY_MS, sessionsQuery } from './devices'
export { devicesMessages } from './devices.messages'
export { devicesEffects } from './devices.reducer'
