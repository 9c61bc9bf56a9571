export { addressGroups, checkAddress, lookAlikeOf, solanaAddress, withChecksum, type AddressProblem } from './address'
export { chainBy, ChainId, CHAINS, type Chain } from './chains'
export { wallet } from './feature'
export { moveEffects } from './move.machine'
export { moveMessages, type MoveChange, type MoveFault, type MoveKey, type MoveMessage } from './move.messages'
export { readMove, type Means, type MoveOrder, type ReadMove } from './move.rules'
export { moveShown, type MoveShown } from './move.selectors'
export { addressQuery, balancesQuery, chainsQuery, historyQuery, stakingQuery } from './queries'
export {
  DepositAddress, DepositChain, HistoryName, RecordKind, RecordStatus, StakingInfo, StakingLevel, WalletRecord,
} from './records'
export { statementOf } from './statement'
export { placesOfCurrency, withdrawalTerms } from './terms'
