import * as t from 'io-ts'
import { plainReducer } from '../event-log'

const Network = t.strict({ online: t.boolean }, 'Network')

export const networkReducer = plainReducer(
  'network',
  { online: true },
  Network,
  ['NetworkOnline', 'NetworkOffline'],
  (state, { message }) => {
    const online = message.type === 'NetworkOnline'
    return online === state.online ? state : { online }
  },
)
