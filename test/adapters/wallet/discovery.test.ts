import { describe, expect, it } from 'vitest'
import { discover } from '../../../src/adapters/wallet/discovery'
import type { Offer } from '../../../src/adapters/wallet/announcement'
import { announce, announcement, HandWallet, pageWith, type Said } from './hand-wallet'

const offersIn = (page: EventTarget): (readonly Offer[])[] => {
  const seen: (readonly Offer[])[] = []
  discover(page).subscribe((offers) => { seen.push(offers) }).unsubscribe()
  return seen
}
const offered = (page: EventTarget): readonly Offer[] => offersIn(page).at(-1) ?? []
const saying = (said: Said): readonly Offer[] => offered(pageWith(announcement(new HandWallet(), said)))

describe('The wallets of a page', () => {
  it('are those that announce themselves when they are asked for, told at once', () => {
    const [one, two] = [announcement(new HandWallet(), { name: 'One' }), announcement(new HandWallet(), { name: 'Two' })]
    expect(offersIn(pageWith(one, two)).map((offers) => offers.map(({ name }) => name))).toEqual([['One', 'Two']])
  })

  it('are more when one comes later', () => {
    const page = pageWith(announcement(new HandWallet()))
    const seen: number[] = []
    const looking = discover(page).subscribe(({ length }) => { seen.push(length) })
    announce(page, announcement(new HandWallet()))
    looking.unsubscribe()
    announce(page, announcement(new HandWallet()))
    expect(seen).toEqual([1, 2])
  })

  it('are found in window.ethereum only where none announces itself', () => {
    const [injected, announced] = [new HandWallet(), announcement(new HandWallet(), { name: 'One' })]
    expect(offered(Object.assign(pageWith(), { ethereum: injected }))).toMatchObject([{ id: 'injected', kind: 'injected', provider: injected }])
    expect(offered(Object.assign(pageWith(announced), { ethereum: injected })).map(({ name }) => name)).toEqual(['One'])
    expect(offered(Object.assign(pageWith(), { ethereum: { request: 'no' } }))).toEqual([])
  })

  it('keep their place: who comes with an id that is taken is not heard', () => {
    const [mine, theirs] = [new HandWallet(), new HandWallet()]
    const first = announcement(mine)
    expect(offered(pageWith(first, announcement(theirs, { uuid: first.info.uuid })))).toMatchObject([{ provider: mine }])
    expect(offered(pageWith(first, announcement(theirs, { uuid: String(first.info.uuid).toUpperCase() })))).toHaveLength(1)
  })

  it('are sixteen at most', () => {
    expect(offered(pageWith(...Array.from({ length: 1_000 }, () => announcement(new HandWallet()))))).toHaveLength(16)
  })

  it.each<readonly [string, unknown]>([
    ['nothing', undefined], ['a text', 'wallet'], ['no info', { provider: new HandWallet() }], ['no provider', announcement(undefined)],
    ['a provider that cannot be asked', announcement({ request: 1 })],
    ['a uuid that is none', announcement(new HandWallet(), { uuid: '../../x' })], ['a uuid that is no text', announcement(new HandWallet(), { uuid: 7 })],
    ['an rdns that is none', announcement(new HandWallet(), { rdns: 'no dots' })], ['a very long rdns', announcement(new HandWallet(), { rdns: `a.${'b'.repeat(200)}` })],
    ['a name that is no text', announcement(new HandWallet(), { name: {} })],
    ['an info that throws', Object.defineProperty({ provider: new HandWallet() }, 'info', { get: () => { throw new Error('ha') } })],
    ['a provider that throws', announcement(Object.defineProperty({}, 'request', { get: () => { throw new Error('ha') } }))],
  ])('are none where %s is announced', (_what, detail) => {
    expect(offered(pageWith(detail))).toEqual([])
  })

  it('cannot say more of themselves than a line, and no picture that is a page or too large', () => {
    const [long] = saying({ name: `${'x'.repeat(500)}\n\u202eevil` })
    expect([long?.name.length, long?.name.includes('\u202e')]).toEqual([64, false])
    expect(saying({ name: '\u200b ' })[0]?.name).toBe('example.hand')
    for (const icon of ['javascript:alert(1)', 'data:text/html,<script>', 'https://evil.example/x.png', `data:image/png;base64,${'A'.repeat(65_536)}`, 7]) {
      expect(saying({ icon })[0]?.icon).toBeNull()
    }
    expect(saying({ icon: 'data:image/svg+xml,%3Csvg/%3E' })[0]?.icon).toBe('data:image/svg+xml,%3Csvg/%3E')
  })
})
