import type { TextToSign } from '../../../application/ports/accounts'
import { Secret } from '../../../application/ports/vault'
import { accountCalls } from '../../wire/account-calls'
import type { SignedInAs } from '../../wire/session'
import { recoverSigner } from '../recover-signer'
import { refuse, replyFrom, type Reply } from '../reply'
import type { WorldOutput } from '../world/output'
import { textKey } from '../world/wallets'
import { signedIn } from './account-routes'
import type { RouteDeps, ToRoute } from './route'

const textIn = (hasNonce: boolean) => (output: WorldOutput): TextToSign | null => (output.type !== 'TextGiven' ? null
  : { text: new Secret(output.text), nonce: hasNonce ? new Secret(output.nonce) : null })

/** Letters and digits only, as EIP-4361 has it. */
const nonceOf = (id: string): string => id.replaceAll(/[-_]/g, '0')

/** Signing in by a wallet. The signature is really checked, and a text is good for one of them. */
export const walletRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  const askText = (origin: string, address: string | null): Reply<TextToSign> => replyFrom(host.commit(({ at, id }) =>
    ({ type: 'WalletTextAsked', at, origin, address, nonce: nonceOf(id()) })), textIn(address === null))

  const prove = async (address: string, signature: string, nonce: string | null): Promise<Reply<SignedInAs>> => {
    const key = textKey(address, nonce)
    const given = host.world().wallets.texts[key]
    if (given === undefined) return refuse('This message was signed already')
    const signer = await recoverSigner(given.text, signature)
    if (signer === null || signer.toLowerCase() !== address.toLowerCase()) return refuse('This signature is not right')
    return replyFrom(host.commit(({ at, id, draw }) =>
      ({ type: 'WalletProved', at, address: signer, key, nonce: given.nonce, token: id(), draw: draw() })), signedIn)
  }

  to.open(accountCalls.getWalletMessageToSign, ({ address }, { origin }) => askText(origin, address))
  to.open(accountCalls.metamaskWalletMessageToSign, (_, { origin }) => askText(origin, null))
  to.open(accountCalls.verifyWalletSignature, ({ address, signature }) => prove(address, signature, null))
  to.open(accountCalls.verifyMetamaskWalletSignature, ({ address, signature, nonce }) => prove(address, signature, nonce))
}
