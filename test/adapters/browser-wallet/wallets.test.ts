import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { makeSigner } from '../../../src/adapters/browser-wallet/signer'
import { makeTestWallet } from '../../../src/adapters/browser-wallet/test-wallet'
import { makeWallets } from '../../../src/adapters/browser-wallet/wallets'
import { Secret } from '../../../src/application/ports/browser/vault'
import { left, right } from '../support/client'
import { memorySettings } from '../support/memory-ports'
import { addressOf, announcement, walletErrorFor, FakeWallet, pageWithWallets, signedBy } from './fake-wallet'

const TEXT = 'Sign in to Loop.\nNonce: abcd1234'
const account = { address: addressOf(1), chainId: 1 }

const opened = async (answers: FakeWallet['answers'] = {}) => {
  const wallet = new FakeWallet()
  Object.assign(wallet.answers, answers)
  const settings = memorySettings()
  const wallets = makeWallets({
    page: pageWithWallets(
      announcement(wallet, { rdns: 'example.first' }),
      announcement(new FakeWallet(), { rdns: 'example.second' }),
    ),
    settings,
    builtIn: [],
  })
  const [offer] = await firstValueFrom(wallets.wallets$)
  return { wallet, wallets, settings, id: offer?.id ?? '' }
}
const rdnsOf = async (wallets: { wallets$: ReturnType<typeof makeWallets>['wallets$'] }) =>
  (await firstValueFrom(wallets.wallets$)).map(({ rdns, isLast }) => [rdns, isLast])

describe('A wallet', () => {
  it('connecting a wallet returns the EIP-55 address of its first account and its chain', async () => {
    const { wallets, id } = await opened({
      eth_requestAccounts: () => [addressOf(1).toLowerCase(), addressOf(2)],
      eth_chainId: () => '0x89',
    })
    expect(await right(wallets.connect(id))).toEqual({ address: addressOf(1), chainId: 137 })
  })

  it('after a wallet was connected, the list of wallets marks that wallet as last used and shows it first', async () => {
    const { wallets } = await opened()
    expect(await rdnsOf(wallets)).toEqual([
      ['example.first', false],
      ['example.second', false],
    ])
    const [, second] = await firstValueFrom(wallets.wallets$)
    await right(wallets.connect(second?.id ?? ''))
    expect(await rdnsOf(wallets)).toEqual([
      ['example.second', true],
      ['example.first', false],
    ])
  })

  it('a wallet that refuses to connect is not stored as the last used wallet', async () => {
    const { wallets, id, settings } = await opened({ eth_requestAccounts: () => walletErrorFor(4001) })
    expect([await left(wallets.connect(id)), settings.get('wallet')]).toEqual(['refused', null])
  })

  it.each([
    [4001, 'refused'],
    ['ACTION_REJECTED', 'refused'],
    [-32002, 'busy'],
    [4100, 'gone'],
    [4900, 'gone'],
    [4901, 'gone'],
    [-32603, 'broken'],
    ['x', 'broken'],
  ])('when a wallet answers with the error %s, connecting and signing fail as "%s"', async (code, fault) => {
    const { wallets, id } = await opened({
      eth_requestAccounts: () => walletErrorFor(code),
      personal_sign: () => walletErrorFor(code),
    })
    expect([await left(wallets.connect(id)), await left(wallets.sign(id, account.address, new Secret(TEXT)))]).toEqual([
      fault,
      fault,
    ])
  })

  it.each<readonly [string, FakeWallet['answers']]>([
    ['accounts that are no list', { eth_accounts: () => addressOf(1) }],
    ['an invalid account address', { eth_accounts: () => ['ada.eth'] }],
    ['an account address in ICAP format', { eth_accounts: () => ['XE65GB6LDNXYOFTX0NSV3FUWKOWIXAMJK36'] }],
    ['a chain id that is too large', { eth_chainId: () => `0x1${'0'.repeat(40)}` }],
    ['a chain id that is a word', { eth_chainId: () => 'one' }],
    ['no accounts', { eth_accounts: () => undefined }],
    [
      'an error without a number',
      {
        eth_accounts: () => {
          throw new Error('x')
        },
      },
    ],
  ])('reading the account of a wallet fails as broken when the wallet answers with %s', async (_what, answers) => {
    const { wallets, id } = await opened(answers)
    expect(await left(wallets.account(id))).toBe('broken')
  })

  it('reading the account of a locked wallet and connecting an unknown wallet fail as gone', async () => {
    const { wallets, id } = await opened({ eth_accounts: () => [] })
    expect([await left(wallets.account(id)), await left(wallets.connect('other'))]).toEqual(['gone', 'gone'])
  })

  it('SES-9 signing a text sends the wallet only a personal_sign request, and returns the signature of exactly that text', async () => {
    const { wallets, wallet, id } = await opened()
    const signature = await right(wallets.sign(id, account.address, new Secret(TEXT)))
    expect([signature.reveal(), wallet.calls]).toEqual([signedBy(1, TEXT), ['personal_sign']])
  })

  it.each<readonly [string, () => unknown]>([
    ['a signature of another text', () => signedBy(1, `${TEXT} and all I have`)],
    ['a signature of another account', () => signedBy(2, TEXT)],
    ['no signature', () => 'yes'],
    ['an incomplete signature', () => signedBy(1, TEXT).slice(0, -2)],
    ['a signature that is out of range', () => `0x${'ff'.repeat(65)}`],
  ])('SES-9 signing a text fails as broken when the wallet returns %s', async (_what, answer) => {
    const { wallets, id } = await opened({ personal_sign: answer })
    expect(await left(wallets.sign(id, account.address, new Secret(TEXT)))).toBe('broken')
  })

  it.each<readonly [string, unknown, string | null]>([
    ['accountsChanged', [addressOf(2)], 'changed'],
    ['accountsChanged', [], 'gone'],
    ['accountsChanged', 'x', 'gone'],
    ['accountsChanged', [addressOf(1)], null],
    ['accountsChanged', [addressOf(1).toLowerCase(), addressOf(2)], null],
    ['chainChanged', '0x89', 'changed'],
    ['chainChanged', '0x1', null],
    ['chainChanged', 'one', 'changed'],
    ['disconnect', {}, 'gone'],
  ])('SES-9 the wallet event %s with %j is reported as %s (null: not at all)', async (event, payload, expected) => {
    const { wallets, wallet, id } = await opened()
    const faults: string[] = []
    const watching = wallets.changes$(id, account).subscribe((fault) => {
      faults.push(fault)
    })
    wallet.tell(event, payload)
    wallet.tell(event, payload)
    watching.unsubscribe()
    expect([faults, wallet.listeners]).toEqual([expected === null ? [] : [expected], 0])
  })
})

describe('The test wallet', () => {
  const signerWith = (settings = memorySettings(), hasTestWallet = true, isFramed = false) =>
    makeSigner({ page: pageWithWallets(), site: 'loop.example', settings, hasTestWallet, isFramed })

  it('the test wallet is listed in simulated mode only', async () => {
    expect(await firstValueFrom(signerWith().wallets$)).toMatchObject([{ kind: 'test', isLast: false }])
    expect(await firstValueFrom(signerWith(memorySettings(), false).wallets$)).toEqual([])
  })

  it('when another site frames the page, no wallet is listed and connecting the test wallet fails', async () => {
    const signer = signerWith(memorySettings(), true, true)
    expect([await firstValueFrom(signer.wallets$), await left(signer.connect('test'))]).toEqual([[], 'gone'])
  })

  it('the test wallet signs with a random key, which is the same after a reload and another in another browser', async () => {
    const settings = memorySettings()
    const signer = signerWith(settings)
    await firstValueFrom(signer.wallets$)
    const mine = await right(signer.connect('test'))
    expect(mine.chainId).toBe(1)
    expect((await right(signer.sign('test', mine.address, new Secret(TEXT)))).reveal()).toMatch(/^0x[0-9a-f]{130}$/)
    const again = signerWith(settings)
    await firstValueFrom(again.wallets$)
    expect(await right(again.account('test'))).toEqual(mine)
    const other = signerWith()
    await firstValueFrom(other.wallets$)
    expect((await right(other.connect('test'))).address).not.toBe(mine.address)
  })

  it('the test wallet refuses the requests eth_sign, eth_signTypedData_v4 and eth_sendTransaction', async () => {
    const { provider } = makeTestWallet({ settings: memorySettings() })
    for (const method of ['eth_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])
      await expect(provider.request({ method })).rejects.toThrow(method)
  })
})
