import { cellOf, defineFeature } from '../event-log'
import { transfersReducer } from './transfer.machine'
import { transferMessages } from './transfer.messages'
import { addressQuery, balancesQuery, chainsQuery, historyQuery, stakingQuery } from './queries'

/** Reads are shared by all tabs; what moves value belongs to the tab whose wallet signs it. */
export const walletFeature = defineFeature({
  name: 'wallet',
  account: {
    messages: {
      ...balancesQuery.messages, ...historyQuery.messages, ...stakingQuery.messages, ...chainsQuery.messages, ...addressQuery.messages,
    },
    cells: () => ({
      balances: cellOf(balancesQuery.reducer), history: cellOf(historyQuery.reducer), staking: cellOf(stakingQuery.reducer),
      chains: cellOf(chainsQuery.reducer), address: cellOf(addressQuery.reducer),
    }),
  },
  tab: { messages: transferMessages, cells: () => ({ moves: cellOf(transfersReducer) }) },
})
