export { makeSimulatedMailbox as makeMailbox } from './simulated-mailbox'
export { makeQrCodes } from './qr-codes'
export { makeXAccounts } from './x-accounts'
export { makeSimulatedXPage as makeXPage } from './simulated-x-page'
