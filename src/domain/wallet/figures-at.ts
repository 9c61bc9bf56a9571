import * as t from 'io-ts'
import { plainReducer } from '../event-log'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'
import { ACCOUNT_CHANGES } from '../session'

const LOADED = 'wallet/balances/loaded'

/** When the balances loaded last, for a wallet that is shown without a network. */
export const figuresAtReducer = plainReducer(
  'wallet/figuresAt',
  { at: null },
  t.strict({ at: orNull(Instant) }, 'FiguresAt'),
  [LOADED, ...ACCOUNT_CHANGES],
  (_state, { at, message }) => ({ at: message.type === LOADED ? at : null }),
)
