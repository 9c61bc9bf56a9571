import type { TextToSign } from '../../../application/ports/accounts'
import { Secret } from '../../../application/ports/vault'
import { accountCalls } from '../../wire/account-calls'
import type { SignedInAs } from '../../wire/session'
import { recoverSigner } from '../recover-signer'
import { refuse, replyFrom, type Reply } from '../reply'
import type { WorldOutput } from '../world/output'
import { textsFor } from '../world/people/wallets'
import { signedIn } from './account-routes'
import type { RouteDeps, ToRoute } from './route'

const textIn = (hasNonce: boolean) => (output: WorldOutput): TextToSign | null => (output.type !== 'TextGiven' ? null
  : { text: new Secret(output.text), nonce: hasNonce ? new Secret(output.nonce) : null })

/** Letters and digits only, as EIP-4361 has it. */
const nonceOf = (id: string): string => id.replaceAll(/[-_]/g, '0')

/** Signing in by a wallet. The signature is really checked, and a text is good for one of them. */
export const walletRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  const askText = (origin: string | null, address: string | null): Reply<TextToSign> => origin === null ? refuse('Nobody signs in with a wallet at this address of the server') : replyFrom(host.commit(({ at, id }) =>
    ({ type: 'WalletTextAsked', at, origin, address, nonce: nonceOf(id()) })), textIn(address === null))

  const prove = async (address: string, signature: string, nonce: string | null): Promise<Reply<SignedInAs>> => {
    const texts = textsFor(host.world(), address, nonce)
    if (texts.length === 0) return refuse('This message was signed already')
    for (const [key, text] of texts) {
      const signer = await recoverSigner(text, signature)
      if (signer?.toLowerCase() !== address.toLowerCase()) continue
      return replyFrom(host.commit(({ at, id, draw }) =>
        ({ type: 'WalletProved', at, address: signer, nonce: key, token: id(), draw: draw() })), signedIn)
    }
    return refuse('This signature is not right')
  }

  to.open(accountCalls.getWalletMessageToSign, ({ address }, { origin }) => askText(origin, address))
  to.open(accountCalls.metamaskWalletMessageToSign, (_, { origin }) => askText(origin, null))
  to.open(accountCalls.verifyWalletSignature, ({ address, signature }) => prove(address, signature, null))
  to.open(accountCalls.verifyMetamaskWalletSignature, ({ address, signature, nonce }) => prove(address, signature, nonce))
}
