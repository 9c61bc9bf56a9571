/** Browser-to-browser rooms without a vendor. This chunk loads with the first room. */
export { browserDriver } from './browser-driver'
export { makeMediaDevices } from './devices'
export { makeMediaRoom } from './media-room'
