import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { requestSignText } from '../../../../src/application/effects/sign-in/sign-wallet-text'
import { SecretRegistry } from '../../../../src/application/secret-registry'
import { Secret } from '../../../../src/application/ports/browser/vault'
import type { TabMessage } from '../../../../src/domain/features'
import { ANN_WALLET } from '../../../support/fake-signer'
import { VirtualBrowser } from '../../../support/virtual-browser'
import { VirtualServer } from '../../../support/virtual-server'

const NONCE = 'abcd1234'
const text = `Sign in to Loop.\nNonce: ${NONCE}`

/** The result of signing a server text with the wallet named `rdns`. */
const asked = async (rdns: string, nonce: string | null): Promise<TabMessage | undefined> => {
  const ports = new VirtualServer().ports(new VirtualBrowser().open('1'))
  const said: TabMessage[] = []
  const variants: string[] = []
  await requestSignText(
    {
      ports: {
        ...ports,
        accounts: {
          ...ports.accounts,
          textToSign: (by) => {
            variants.push(by)
            const form = `${ports.signer.site} wants you to sign in with your Ethereum account:\n${ANN_WALLET.address}\n\n${text}`
            return TE.right({
              text: new Secret(by === 'nonce' ? text : form),
              nonce: nonce === null ? null : new Secret(nonce),
            })
          },
        },
      },
      secrets: new SecretRegistry(),
      arrive: () => Promise.resolve(),
    },
    { rdns, ...ANN_WALLET },
    {
      ref: { unit: 'wallet-sign-in/walletSignIn', id: 'requestSignText', seq: 1 },
      dispatch: (message) => {
        said.push(message)
      },
    },
  )
  expect(variants).toEqual([rdns === 'io.metamask' ? 'nonce' : 'address'])
  return said[0]
}

describe('A sign-in text that the server sends to a wallet', () => {
  it.each([null, '', 'abc', 'other123'])(
    'BI-270 sign_nonce: a sign-in text that needs a nonce is not signed if the server sends no nonce or a wrong nonce: %j',
    async (nonce) => {
      expect(await asked('io.metamask', nonce)).toMatchObject({
        type: 'wallet-sign-in/SignTextRejected',
        unfit: 'noNonce',
      })
    },
  )

  it('R1-144 a sign-in text is ready to sign if the server sends the right nonce, or if the text needs no nonce', async () => {
    expect(await asked('io.metamask', NONCE)).toMatchObject({
      type: 'wallet-sign-in/SignTextReceived',
      nonceRef: expect.any(Number),
    })
    expect(await asked('example.hand', null)).toMatchObject({ type: 'wallet-sign-in/SignTextReceived', nonceRef: null })
  })
})
