/** The realtime socket, in a separate chunk. The chunk loads when the app first connects. */
export { makeSocketDriver } from '../browser/network/socket-driver'
export { makeLiveFeed } from '../socket/live-feed'
