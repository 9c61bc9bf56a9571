import { DELETED_NAME } from '../../../../../domain/session'
import { entriesOf } from '../../../../../domain/kernel/table'
import { rainPotOf, transactionsOf, withNote } from '../../ledger/ledger'
import type { ForgetsAccount } from '../state-feature'
import { rainsSlice } from './rains'

/** The statements of those who caught bubbles name the person who let them rain. */
export const withoutSender: ForgetsAccount = (world, gone) =>
  entriesOf(rainsSlice.of(world).byId)
    .filter(([, { xid }]) => xid === gone.xid)
    .flatMap(([id]) => transactionsOf(world.ledger, rainPotOf(id)).filter(({ kind }) => kind === 'bubbleShare'))
    .reduce((acc, share) => ({ ...acc, ledger: withNote(acc.ledger, share, DELETED_NAME) }), world)
