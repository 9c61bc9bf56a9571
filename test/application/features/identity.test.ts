import * as TE from 'fp-ts/TaskEither'
import { EMPTY } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/application/effects/effect'
import { bindWallet } from '../../../src/application/features/identity/bind-wallet'
import { identityImplementation } from '../../../src/application/features/identity/identity'
import type { Identities } from '../../../src/application/features/identity/ports'
import { FileRegistry } from '../../../src/application/media/file-registry'
import type { Signer } from '../../../src/application/ports/signer'
import { Secret } from '../../../src/application/ports/browser/vault'
import { SecretRegistry } from '../../../src/application/secret-registry'
import { allAccountSlices, allTabSlices } from '../../support/whole-domain'
import { identityFeature } from '../../../src/domain/identity'
import { refused, type Failure } from '../../../src/domain/kernel/failure'
import { EPOCH } from '../../../src/domain/kernel/instant'
import { clientId } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { ANN_WALLET } from '../../support/fake-signer'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'

const nothing: Identities = {
  own: () => TE.left(refused('')),
  of: () => TE.right(null),
  briefs: () => TE.right([]),
  blocked: () => TE.right({ items: [], dropped: 0 }),
  setEmail: () => TE.right(undefined),
  unbindEmail: () => TE.right(undefined),
  unbindX: () => TE.right(undefined),
  bindWallet: () => TE.right(undefined),
}

const runOver = (ports: Partial<Identities>) => {
  const secrets = new SecretRegistry()
  const told: string[] = []
  const run = identityImplementation.setUp(
    {
      ports: new VirtualServer().ports(new VirtualBrowser().open('1')),
      secrets,
      held: new FileRegistry(),
      me: () => ann.xid,
      memberIn: () => sessionOf(ann),
      newClientId: () => clientId('a'),
      dispatchToAccount: ({ type }) => {
        told.push(type)
        return Promise.resolve()
      },
      dispatchUntilStored: () => Promise.resolve(true),
      dispatchToTab: () => undefined,
      slicesOf: () => null,
      core: { account: allAccountSlices(), tab: allTabSlices() },
      slices: identityFeature.slices(),
    },
    { ...nothing, ...ports },
  )
  const perform = async <M>(effect: Effect<M> | undefined, id: string, input: unknown): Promise<unknown> => {
    const said: unknown[] = []
    await effect?.bind(input)?.perform({
      ref: { unit: 'identity', id, seq: 1 },
      dispatch: (message) => said.push(message),
      isResumed: false,
      startedAt: EPOCH,
      session: null,
      isWanted: () => true,
      isSameSession: () => true,
      onStop: () => undefined,
    })
    return said[0]
  }
  return { run, secrets, told, perform }
}
const EMAIL = 'ann@b.example'

describe('Bindings of an account', () => {
  it.each([
    { purpose: 'bind', id: 'R2-225' },
    { purpose: 'unbind', id: 'R2-226' },
  ] as const)(
    '$id the request to $purpose an e-mail address posts the entered code once, and then the bindings are read again',
    async ({ purpose }) => {
      const posted: string[] = []
      const post = (name: string) => (email: string, code: Secret) => {
        posted.push(`${name} ${email} ${code.reveal()}`)
        return TE.right(undefined)
      }
      const { run, secrets, told, perform } = runOver({ setEmail: post('bind'), unbindEmail: post('unbind') })
      const effect = run.tab?.['identity/email']?.['postEmail']
      const input = { purpose, email: EMAIL, secretRef: secrets.hold(new Secret('123456')) }
      expect(await perform(effect, 'postEmail', input)).toMatchObject({
        type: 'identity/EmailPosted',
        purpose,
        email: EMAIL,
      })
      expect([posted, told]).toEqual([[`${purpose} ${EMAIL} 123456`], ['identity/own/load']])
      expect(await perform(effect, 'postEmail', input)).toMatchObject({ type: 'identity/EmailNotPosted' })
      expect(posted).toHaveLength(1)
    },
  )

  it('R2-298 R2-299 a refused removal of an e-mail or X binding reports the server’s reason, and no bindings are read again', async () => {
    const no: TE.TaskEither<Failure, never> = TE.left(refused('No'))
    const { run, secrets, told, perform } = runOver({ unbindEmail: () => no, unbindX: () => no })
    expect(
      await perform(run.tab?.['identity/email']?.['postEmail'], 'postEmail', {
        purpose: 'unbind',
        email: EMAIL,
        secretRef: secrets.hold(new Secret('1')),
      }),
    ).toMatchObject({ type: 'identity/EmailNotPosted', failure: refused('No') })
    expect(await perform(run.account?.['identity/x']?.['unbindX'], 'unbindX', {})).toMatchObject({
      type: 'identity/XNotUnbound',
      failure: refused('No'),
    })
    expect(told).toEqual([])
  })

  it.each([
    [
      'R2-078 the signature of the wallet is posted, and then the bindings are read again',
      {},
      'identity/WalletBound',
      1,
    ],
    [
      'SES-9 nothing is posted if another wallet account was chosen meanwhile',
      { account: () => TE.right({ address: '0xother', chainId: 1 }) },
      'changed',
      0,
    ],
    [
      'nothing is posted if the wallet is on another chain',
      { connect: () => TE.right({ ...ANN_WALLET, chainId: 5 }) },
      'wrongChain',
      0,
    ],
    [
      'nothing is posted if the owner of the wallet declines the signature',
      { sign: () => TE.left('refused' as const) },
      'refused',
      0,
    ],
  ] as const)('when a member binds a wallet: %s', async (_title, hand: Partial<Signer>, came, posts) => {
    const posted: string[] = []
    const said: unknown[] = []
    const signer: Signer = {
      site: 'town.example',
      wallets$: EMPTY,
      changes$: () => EMPTY,
      connect: () => TE.right(ANN_WALLET),
      account: () => TE.right(ANN_WALLET),
      sign: () => TE.right(new Secret('0xsigned')),
      ...hand,
    }
    const text = `town.example wants you to sign in with your Ethereum account:\n${ANN_WALLET.address}\n\nSign in.\n\nURI: https://town.example\nVersion: 1\nChain ID: 1\nNonce: abcdefgh12`
    await bindWallet({
      accounts: { textToSign: () => TE.right({ text: new Secret(text), nonce: null }) },
      signer,
      readAnew: () => Promise.resolve(posted.push('read')),
      bind: (address, signature) => {
        posted.push(`${address} ${signature.reveal()}`)
        return TE.right(undefined)
      },
    })(
      { wallet: 'w-1' },
      {
        ref: { unit: 'identity/wallet', id: 'bindWallet', seq: 1 },
        dispatch: (message) => said.push(message),
        isResumed: false,
        startedAt: EPOCH,
        session: null,
        isWanted: () => true,
        isSameSession: () => true,
        onStop: () => undefined,
      },
    )
    expect(JSON.stringify(said)).toContain(came)
    expect(posted).toEqual(posts === 0 ? [] : [`${ANN_WALLET.address} 0xsigned`, 'read'])
  })
})

describe('The list of blocked members', () => {
  it('the list of blocked members has a next page exactly if the loaded page is full', async () => {
    const pages: number[] = []
    const { run, perform } = runOver({
      blocked: (page) => {
        pages.push(page)
        return TE.right({ items: [], dropped: page === 1 ? 20 : 3 })
      },
    })
    const read = run.account?.['identity/blocked']?.['read']
    expect(await perform(read, 'read', { key: '{}', input: {}, page: null })).toMatchObject({ next: '2' })
    expect(await perform(read, 'read', { key: '{}', input: {}, page: '2' })).toMatchObject({ next: null })
    expect(pages).toEqual([1, 2])
  })
})
