export { addressGroups, checkAddress, lookAlikeOf, solanaAddress, withChecksum, type AddressProblem, type CheckedAddress } from './address'
export { chainBy, ChainId, CHAINS, type Chain } from './chains'
export {
  DepositAddress, DepositChain, HistoryName, RecordKind, RecordStatus, StakingInfo, StakingLevel, WalletRecord,
} from './records'
export { placesOfCurrency, withdrawalTerms, type WithdrawalTerms } from './terms'
