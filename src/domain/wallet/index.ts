export {
  addressGroups,
  checkAddress,
  similarKnownAddress as lookAlikeOf,
  solanaAddress,
  withChecksum,
  type AddressIssue as AddressProblem,
} from './address'
export { chainBy, ChainId, CHAINS, type Chain } from './chains'
export { walletFeature as wallet } from './feature'
export { transferEffects as moveEffects } from './transfer.machine'
export {
  transferMessages as moveMessages,
  type TransferFormChange as MoveChange,
  type SigningFailure as MoveFault,
  type TransferKey as MoveKey,
  type TransferMessage as MoveMessage,
} from './transfer.messages'
export {
  parseTransfer as readMove,
  type TransferFunds as Means,
  type TransferOrder as MoveOrder,
  type ParsedTransfer as ReadMove,
} from './transfer.rules'
export { transferViewModel as moveShown, type TransferViewModel as MoveShown } from './transfer.selectors'
export { addressQuery, balancesQuery, chainsQuery, historyQuery, stakingQuery } from './queries'
export {
  DepositAddress,
  DepositChain,
  HistoryName,
  RecordKind,
  RecordStatus,
  StakingInfo,
  StakingLevel,
  WalletRecord,
} from './records'
export { statementOf } from './statement'
export { placesOfCurrency, withdrawalTerms } from './withdrawal-terms'
