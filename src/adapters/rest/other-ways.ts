export { makeMailbox } from './mailbox'
export { makeQrCodes } from './qr-codes'
export { makeXAccounts } from './x-accounts'
export { makeXPage } from './x-page'
