import type { TextToSign } from '../../../application/ports/accounts'
import { Secret } from '../../../application/ports/browser/vault'
import { accountCalls } from '../../wire/calls/account-calls'
import type { SignedInAs } from '../../wire/entities/session'
import { recoverSigner } from '../recover-signer'
import { refuseWith, replyFromOutputs, type Reply } from '../response'
import type { ServerOutput } from '../state/output'
import { signTextsFor } from '../state/users/wallet-sign-in'
import { signedInReply } from './account-routes'
import type { ServerFeature } from '../features/server-feature'
import type { RequestOriginInfo, RouteBuilder, RouteDeps } from './route-builder'

const textIn =
  (hasNonce: boolean) =>
  (output: ServerOutput): TextToSign | null =>
    output.type !== 'TextGiven'
      ? null
      : { text: new Secret(output.text), nonce: hasNonce ? new Secret(output.nonce) : null }

/** A nonce of EIP-4361 may contain only letters and digits. */
const nonceOf = (id: string): string => id.replaceAll(/[-_]/g, '0')

/**
 * The routes for wallet sign-in. Unlike other sign-ins of the simulator, the server verifies a real signature. Each
 * text to sign is valid for one sign-in.
 */
const routes = (to: RouteBuilder, { host }: RouteDeps): void => {
  const askText = ({ origin, source }: RequestOriginInfo, address: string | null): Reply<TextToSign> =>
    origin === null
      ? refuseWith('Nobody signs in with a wallet at this address of the server')
      : replyFromOutputs(
          host.commit(({ at, id }) => ({ type: 'WalletTextAsked', at, origin, address, nonce: nonceOf(id()), source })),
          textIn(address === null),
        )

  const prove = async (
    {
      address,
      signature,
      nonce,
    }: { readonly address: string; readonly signature: string; readonly nonce: string | null },
    { source }: RequestOriginInfo,
  ): Promise<Reply<SignedInAs>> => {
    const texts = signTextsFor(host.world(), { address, nonce, source })
    if (texts.length === 0) return refuseWith('This message was signed already')
    for (const [key, text] of texts) {
      const signer = await recoverSigner(text, signature)
      if (signer?.toLowerCase() !== address.toLowerCase()) continue
      return replyFromOutputs(
        host.commit(({ at, id, draw }) => ({
          type: 'WalletProved',
          at,
          address: signer,
          nonce: key,
          token: id(),
          draw: draw(),
        })),
        signedInReply,
      )
    }
    return refuseWith('This signature is not right')
  }

  to.public(accountCalls.getWalletMessageToSign, ({ address }, site) => askText(site, address))
  to.public(accountCalls.metamaskWalletMessageToSign, (_, site) => askText(site, null))
  to.public(accountCalls.verifyWalletSignature, (input, site) => prove({ ...input, nonce: null }, site))
  to.public(accountCalls.verifyMetamaskWalletSignature, prove)
}

export const server: ServerFeature = { routes }
