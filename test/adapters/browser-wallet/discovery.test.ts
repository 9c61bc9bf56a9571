import { describe, expect, it } from 'vitest'
import { discoverWallets } from '../../../src/adapters/browser-wallet/wallet-discovery'
import type { WalletOffer } from '../../../src/adapters/browser-wallet/eip6963'
import { announceWallet, announcement, FakeWallet, pageWithWallets, type Said } from './fake-wallet'

const offersIn = (page: EventTarget): (readonly WalletOffer[])[] => {
  const seen: (readonly WalletOffer[])[] = []
  discoverWallets(page)
    .subscribe((offers) => {
      seen.push(offers)
    })
    .unsubscribe()
  return seen
}
const offered = (page: EventTarget): readonly WalletOffer[] => offersIn(page).at(-1) ?? []
const offersSaying = (said: Said): readonly WalletOffer[] =>
  offered(pageWithWallets(announcement(new FakeWallet(), said)))

describe('The list of wallets in a page', () => {
  it('all wallets that announce themselves at once are listed together, in the order of their announcements', () => {
    const [one, two] = [
      announcement(new FakeWallet(), { name: 'One' }),
      announcement(new FakeWallet(), { name: 'Two' }),
    ]
    expect(offersIn(pageWithWallets(one, two)).map((offers) => offers.map(({ name }) => name))).toEqual([
      ['One', 'Two'],
    ])
  })

  it('a wallet that announces itself later is added to the list, until the page unsubscribes from the list', () => {
    const page = pageWithWallets(announcement(new FakeWallet()))
    const seen: number[] = []
    const looking = discoverWallets(page).subscribe(({ length }) => {
      seen.push(length)
    })
    announceWallet(page, announcement(new FakeWallet()))
    looking.unsubscribe()
    announceWallet(page, announcement(new FakeWallet()))
    expect(seen).toEqual([1, 2])
  })

  it('the wallet in window.ethereum is listed only when no wallet announces itself', () => {
    const [injected, announced] = [new FakeWallet(), announcement(new FakeWallet(), { name: 'One' })]
    expect(offered(Object.assign(pageWithWallets(), { ethereum: injected }))).toMatchObject([
      { id: 'injected', kind: 'injected', provider: injected },
    ])
    expect(offered(Object.assign(pageWithWallets(announced), { ethereum: injected })).map(({ name }) => name)).toEqual([
      'One',
    ])
    expect(offered(Object.assign(pageWithWallets(), { ethereum: { request: 'no' } }))).toEqual([])
  })

  it('a second announcement with the same wallet id, in any letter case, is ignored', () => {
    const [mine, theirs] = [new FakeWallet(), new FakeWallet()]
    const first = announcement(mine)
    expect(offered(pageWithWallets(first, announcement(theirs, { uuid: first.info.uuid })))).toMatchObject([
      { provider: mine },
    ])
    expect(
      offered(pageWithWallets(first, announcement(theirs, { uuid: String(first.info.uuid).toUpperCase() }))),
    ).toHaveLength(1)
  })

  it('at most sixteen wallets are listed, however many wallets announce themselves', () => {
    expect(
      offered(pageWithWallets(...Array.from({ length: 1_000 }, () => announcement(new FakeWallet())))),
    ).toHaveLength(16)
  })

  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['a string', 'wallet'],
    ['a provider without info', { provider: new FakeWallet() }],
    ['info without a provider', announcement(undefined)],
    ['a provider without a request function', announcement({ request: 1 })],
    ['an invalid uuid', announcement(new FakeWallet(), { uuid: '../../x' })],
    ['a uuid that is no string', announcement(new FakeWallet(), { uuid: 7 })],
    ['an invalid rdns', announcement(new FakeWallet(), { rdns: 'no dots' })],
    ['a very long rdns', announcement(new FakeWallet(), { rdns: `a.${'b'.repeat(200)}` })],
    ['a name that is no string', announcement(new FakeWallet(), { name: {} })],
    [
      'an info field that throws',
      Object.defineProperty({ provider: new FakeWallet() }, 'info', {
        get: () => {
          throw new Error('ha')
        },
      }),
    ],
    [
      'a provider whose request function throws',
      announcement(
        Object.defineProperty({}, 'request', {
          get: () => {
            throw new Error('ha')
          },
        }),
      ),
    ],
  ])('no wallet is listed when %s is announced', (_what, detail) => {
    expect(offered(pageWithWallets(detail))).toEqual([])
  })

  it('the name of a wallet is cut to 64 visible characters, and a blank name is replaced by the rdns of the wallet', () => {
    const [long] = offersSaying({ name: `${'x'.repeat(500)}\n\u202eevil` })
    expect([long?.name.length, long?.name.includes('\u202e')]).toEqual([64, false])
    expect(offersSaying({ name: '\u200b ' })[0]?.name).toBe('example.hand')
  })

  it('the icon of a wallet is dropped unless the icon is an embedded picture of limited size', () => {
    for (const icon of [
      'javascript:alert(1)',
      'data:text/html,<script>',
      'https://evil.example/x.png',
      `data:image/png;base64,${'A'.repeat(65_536)}`,
      7,
    ]) {
      expect(offersSaying({ icon })[0]?.icon).toBeNull()
    }
    expect(offersSaying({ icon: 'data:image/svg+xml,%3Csvg/%3E' })[0]?.icon).toBe('data:image/svg+xml,%3Csvg/%3E')
  })
})
