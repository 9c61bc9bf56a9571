/** Rooms between browsers, with nothing but what browsers have: fetched when somebody first comes near a room. */
export { browserDriver } from './browser-driver'
export { makeMediaDevices } from './devices'
export { makeMediaRoom } from './media-room'
