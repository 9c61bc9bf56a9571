export {
  addressGroups,
  checkAddress,
  similarKnownAddress,
  solanaAddress,
  withChecksum,
  type AddressIssue,
} from './address'
export { chainBy, explorerOf, ChainId, CHAINS, type Chain } from './chains'
export { walletFeature } from './feature'
export { transferEffects } from './transfer.machine'
export {
  transferMessages,
  type TransferFormChange,
  type SigningFailure,
  type TransferKey,
  type TransferMessage,
} from './transfer.messages'
export { parseTransfer, type TransferFunds, type TransferOrder, type ParsedTransfer } from './transfer.rules'
export { transferViewModel, type TransferViewModel } from './transfer.selectors'
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
export { stakeAfter } from './stake-after'
export { worthHeld } from './worth-held'
export { placesOfCurrency, withdrawalTerms } from './withdrawal-terms'
