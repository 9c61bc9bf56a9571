import { accountCalls } from '../../../wire/calls/account-calls'
import { signInCalls } from '../../../wire/calls/sign-in-calls'
import { simulatorCalls } from '../../../wire/calls/simulator-calls'
import { route, type AccessRow } from '../access-row'

/** Sign-in, and the test controls of the simulator. */
export const rows: readonly AccessRow[] = [
  route(accountCalls.visitorLogin, 'anyone', 'arrival', 1),
  route(accountCalls.sendEmailLoginCode, 'anyone', 'mail', 1),
  route(accountCalls.emailCodeLogin, 'proof', 'signIn', 1),
  route(accountCalls.userInvite, 'ownProof', 'write', 1),
  route(accountCalls.getWalletMessageToSign, 'anyone', 'errand', 1),
  route(accountCalls.verifyWalletSignature, 'proof', 'signIn', 1),
  route(accountCalls.metamaskWalletMessageToSign, 'anyone', 'errand', 1),
  route(accountCalls.verifyMetamaskWalletSignature, 'proof', 'signIn', 1),
  route(accountCalls.partnerToken, 'proof', 'signIn', 1),
  route(accountCalls.logout, 'session', 'write', 1),
  route(signInCalls.xLogin, 'anyone', 'errand', 1),
  route(signInCalls.xLoginPost, 'proof', 'signIn', 1),
  route(signInCalls.xOauthUrl, 'session', 'errand', 1),
  route(signInCalls.xBind, 'ownProof', 'write', 1),
  route(signInCalls.qrcodeCode, 'anyone', 'errand', 1),
  route(signInCalls.qrcodeLogin, 'anyone', 'waiting', 1),
  route(signInCalls.qrcodeScan, 'ownProof', 'write', 1),
  route(signInCalls.qrcodeAnswer, 'ownProof', 'write', 1),
  route(simulatorCalls.inbox, 'anyone', 'read', 1),
  route(simulatorCalls.xAccounts, 'anyone', 'read', 1),
  route(simulatorCalls.xAnswer, 'anyone', 'write', 1),
  route(simulatorCalls.act, 'account', 'write', 10),
  route(simulatorCalls.cspReports, 'anyone', 'read', 1),
  route(simulatorCalls.pace, 'anyone', 'write', 1),
  route(simulatorCalls.kick, 'anyone', 'write', 1),
  route(simulatorCalls.expire, 'anyone', 'write', 1),
  route(simulatorCalls.expireStorage, 'anyone', 'write', 1),
  route(simulatorCalls.deposit, 'anyone', 'write', 1),
  route(simulatorCalls.holdWallet, 'anyone', 'write', 1),
  route(simulatorCalls.partnerToken, 'anyone', 'write', 1),
]
