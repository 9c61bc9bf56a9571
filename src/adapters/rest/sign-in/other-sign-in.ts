export { makeSimulator } from './simulator'
export { makeQrCodes } from './qr-codes'
export { makeXAccounts } from './x-accounts'
export { makeSimulatedXPage } from './simulated-x-page'
