import { sliceOf, defineFeature } from '../event-log'
import { figuresAtReducer } from './figures-at'
import { transfersReducer } from './transfer.machine'
import { transferMessages } from './transfer.messages'
import { addressQuery, balancesQuery, chainsQuery, historyQuery, stakingQuery } from './queries'

/** The wallet feature. All tabs share loaded data. A transfer belongs to the tab whose wallet signs the transfer. */
export const walletFeature = defineFeature({
  name: 'wallet',
  account: {
    messages: {
      ...balancesQuery.messages,
      ...historyQuery.messages,
      ...stakingQuery.messages,
      ...chainsQuery.messages,
      ...addressQuery.messages,
    },
    slices: () => ({
      balances: sliceOf(balancesQuery.reducer),
      history: sliceOf(historyQuery.reducer),
      staking: sliceOf(stakingQuery.reducer),
      chains: sliceOf(chainsQuery.reducer),
      address: sliceOf(addressQuery.reducer),
      figuresAt: sliceOf(figuresAtReducer),
    }),
  },
  tab: { messages: transferMessages, slices: () => ({ transfers: sliceOf(transfersReducer) }) },
})
