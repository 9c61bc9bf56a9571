import { socketState } from '../../../domain/connection'
import type { SharedDeps } from '../shared-deps'

/** Whether the realtime socket is open. `false` while the connection feature is not loaded. */
export const isSocketOpen = ({ slicesOf }: Pick<SharedDeps, 'slicesOf'>): boolean => {
  const connection = slicesOf('connection')
  return connection !== null && socketState(connection.account.socket.get()) === 'open'
}
