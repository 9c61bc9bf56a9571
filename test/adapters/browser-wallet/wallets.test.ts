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
  it('connecting a wallet returns its EIP-55 address and its chain', async () => {
    const { wallets, id } = await opened({
      eth_requestAccounts: () => [addressOf(1).toLowerCase(), addressOf(2)],
      eth_chainId: () => '0x89',
    })
    expect(await right(wallets.connect(id))).toEqual({ address: addressOf(1), chainId: 137 })
  })

  it('a connected wallet is remembered by its product name, and comes first in the list afterwards', async () => {
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

  it('a wallet that did not connect is not remembered', async () => {
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
  ])('a wallet that fails with %s is reported as %s', async (code, fault) => {
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
    ['no list', { eth_accounts: () => addressOf(1) }],
    ['something that is no address', { eth_accounts: () => ['ada.eth'] }],
    ['an ICAP', { eth_accounts: () => ['XE65GB6LDNXYOFTX0NSV3FUWKOWIXAMJK36'] }],
    ['a huge chain', { eth_chainId: () => `0x1${'0'.repeat(40)}` }],
    ['a chain that is a word', { eth_chainId: () => 'one' }],
    ['nothing', { eth_accounts: () => undefined }],
    [
      'an error without a number',
      {
        eth_accounts: () => {
          throw new Error('x')
        },
      },
    ],
  ])('a wallet that answers with %s is reported as broken', async (_what, answers) => {
    const { wallets, id } = await opened(answers)
    expect(await left(wallets.account(id))).toBe('broken')
  })

  it('a locked or unknown wallet is missing from the list', async () => {
    const { wallets, id } = await opened({ eth_accounts: () => [] })
    expect([await left(wallets.account(id)), await left(wallets.connect('other'))]).toEqual(['gone', 'gone'])
  })

  it('SES-9 a wallet signs only with personal_sign, and returns the signature of exactly that text', async () => {
    const { wallets, wallet, id } = await opened()
    const signature = await right(wallets.sign(id, account.address, new Secret(TEXT)))
    expect([signature.reveal(), wallet.calls]).toEqual([signedBy(1, TEXT), ['personal_sign']])
  })

  it.each<readonly [string, () => unknown]>([
    ['another text', () => signedBy(1, `${TEXT} and all I have`)],
    ['another account', () => signedBy(2, TEXT)],
    ['no signature', () => 'yes'],
    ['a torn one', () => signedBy(1, TEXT).slice(0, -2)],
    ['an impossible one', () => `0x${'ff'.repeat(65)}`],
  ])('SES-9 a wallet that signs with %s is reported as broken, and its signature is dropped', async (_what, answer) => {
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
  ])('SES-9 a wallet that sends %s %j is reported as %s', async (event, payload, expected) => {
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

  it('the test wallet is missing, like all wallets, when another site frames the page', async () => {
    const signer = signerWith(memorySettings(), true, true)
    expect([await firstValueFrom(signer.wallets$), await left(signer.connect('test'))]).toEqual([[], 'gone'])
  })

  it('the test wallet has a random key that stays in this browser, and creates real signatures', async () => {
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

  it('the test wallet supports only the requests for its account and for a signature', async () => {
    const { provider } = makeTestWallet({ settings: memorySettings() })
    for (const method of ['eth_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])
      await expect(provider.request({ method })).rejects.toThrow(method)
  })
})
