import * as t from 'io-ts'
import { foldUnit } from '../event-log'

const Network = t.strict({ online: t.boolean }, 'Network')

/** Whether the browser reports a network. */
export const networkReducer = foldUnit(
  'network',
  { online: true },
  Network,
  ['NetworkOnline', 'NetworkOffline'],
  (state, { message }) => {
    const online = message.type === 'NetworkOnline'
    return online === state.online ? state : { online }
  },
)
