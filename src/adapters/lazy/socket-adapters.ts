import { makeSocketDriver as makeBrowserSockets } from '../browser/network/socket-driver'
import { socketsThroughSeam } from '../faults/sockets-through-seam'
import type { SocketDriver } from '../socket/socket-driver'
// The realtime socket, in a separate chunk. The chunk loads when the app first connects.
export { makeLiveFeed } from '../socket/live-feed'
export const makeSocketDriver = (): SocketDriver => socketsThroughSeam(makeBrowserSockets())
