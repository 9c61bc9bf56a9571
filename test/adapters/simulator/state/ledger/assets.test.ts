import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { Secret } from '../../../../../src/application/ports/browser/vault'
import { simulatorCalls } from '../../../../../src/adapters/wire/calls/simulator-calls'
import { balanceOf } from '../../../../../src/adapters/simulator/state/ledger/ledger'
import { Decimal, sumOf } from '../../../../../src/domain/kernel/decimal'
import { entriesOf } from '../../../../../src/domain/kernel/table'
import { chainBy, checkAddress, statementOf } from '../../../../../src/domain/wallet'
import { left, right } from '../../../support/client'
import { made } from '../../../../support/builders/made'
import { WireTown } from '../../../../wire/support/simulated-town'
import { orderOf } from '../../../../domain/gift/order'
import { ADA, IN_SQUARE, SPEAKER } from '../../../../wire/support/seeded-ids'
import { signatureOf } from '../../../../wire/support/wallet'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const LOOP = 5
const DAY = 86_400_000
const HISTORIES = ['withdrawal', 'staking', 'deposit', 'loopBuy', 'income', 'payout'] as const
const amount = (text: string) => made(Decimal, text)

const bench = async () => {
  const town = new WireTown()
  const { client } = await town.as('ada@loop.example')
  await town.holdWalletOfAda()
  const free = async (currencyId = LOOP) =>
    (await right(client.wallet.balances())).find((one) => one.currencyId === currencyId)?.amount ?? '0'
  const sign = async () => new Secret(await signatureOf((await right(client.wallet.withdrawNonce())).reveal()))
  const order = (of: string) => ({ currencyId: LOOP, chainId: 1 as const, address: ADDRESS, amount: amount(of) })
  const history = async (name: 'withdrawal' | 'deposit' | 'staking' | 'income') =>
    (await right(client.wallet.history(name, 1, 20))).items
  return { town, client, free, sign, order, history }
}

describe('A withdrawal on the simulated server', () => {
  it('a withdrawal and its fee leave the free balance at once, and the withdrawal is pending until it is confirmed', async () => {
    const { town, client, free, sign, order, history } = await bench()
    const id = await right(client.wallet.withdraw(order('100'), await sign()))
    expect(await free()).toBe('1211')
    expect(await history('withdrawal')).toMatchObject([
      {
        id,
        kind: 'withdrawal',
        amount: '-100',
        fee: '4',
        status: 'pending',
        address: ADDRESS,
        chainId: 1,
        confirmations: [0, 3],
      },
    ])
    await town.clock.advance(8_000)
    expect(await history('withdrawal')).toMatchObject([{ status: 'pending', confirmations: [2, 3] }])
    await town.clock.advance(4_000)
    expect(await history('withdrawal')).toMatchObject([{ id, status: 'done', confirmations: null }])
    expect([
      await free(),
      balanceOf(town.world().ledger, 'house:fees', LOOP),
      balanceOf(town.world().ledger, `pending:${ADA}`, LOOP),
    ]).toEqual(['1211', '4', '0'])
  })

  it('WDR-5 a second withdrawal with the same signed nonce is refused', async () => {
    const { client, free, sign, order } = await bench()
    const signature = await sign()
    await right(client.wallet.withdraw(order('100'), signature))
    expect(await left(client.wallet.withdraw(order('100'), signature))).toMatchObject({
      _tag: 'Refused',
      words: 'Start this withdrawal again: its signature was used',
    })
    expect(await free()).toBe('1211')
  })

  it('a withdrawal whose nonce is five minutes old is refused, and the nonce cannot be used again', async () => {
    const { town, client, sign, order } = await bench()
    const signature = await sign()
    await town.clock.advance(300_000)
    expect(await left(client.wallet.withdraw(order('100'), signature))).toMatchObject({
      words: 'Start this withdrawal again: its signature is too old',
    })
    expect(await left(client.wallet.withdraw(order('100'), signature))).toMatchObject({
      words: 'Start this withdrawal again: its signature was used',
    })
  })

  it.each([
    [
      'a currency that cannot be sent over the chosen network',
      { currencyId: 501 },
      'This currency cannot leave over this network',
    ],
    ['an unknown network', { chainId: 2 }, 'This currency cannot leave over this network'],
    [
      'a wallet address of another network',
      { address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV' },
      'This address does not belong to this network',
    ],
    [
      'a wallet address without a checksum',
      { address: ADDRESS.toLowerCase() },
      'This address does not belong to this network',
    ],
    ['an amount below the minimum', { amount: '9.999999' }, 'The least that can be withdrawn is 10 LOOP'],
    ['an amount above the balance', { amount: '1311.000001' }, 'You don’t have enough LOOP'],
    ['too many decimals', { amount: '10.0000001' }, 'LOOP has no more than 6 decimals'],
  ])('a withdrawal with %s is refused with a text, moves no money and uses up the nonce', async (_, bent, words) => {
    const { town, client, free, order } = await bench()
    const { token } = await town.as('ada@loop.example')
    const nonce = (await right(client.wallet.withdrawNonce())).reveal()
    const { currencyId, chainId, ...rest } = { ...order('100'), ...bent }
    const posted = {
      method: 'POST' as const,
      path: '/api/asset/withdrawal/withdraw',
      token: true,
      body: { ...rest, currency_id: currencyId, chain_id: chainId, signature: await signatureOf(nonce) },
    }
    expect(await town.take(posted, { client, token })).toMatchObject({ json: { code: 1, msg: words } })
    expect(await free()).toBe('1311')
    expect(town.world().assets.nonces[ADA]).toBeUndefined()
  })

  it('a withdrawal with an invalid signature is refused', async () => {
    const { client, order } = await bench()
    await right(client.wallet.withdrawNonce())
    expect(await left(client.wallet.withdraw(order('100'), new Secret(`0x${'00'.repeat(65)}`)))).toMatchObject({
      words: 'This signature is not right',
    })
  })

  it('a withdrawal is refused when an earlier withdrawal has used up the whole balance', async () => {
    const one = await bench()
    const two = await one.town.as('ada@loop.example')
    await right(one.client.wallet.withdraw(one.order('1311'), await one.sign()))
    const signature = new Secret(await signatureOf((await right(two.client.wallet.withdrawNonce())).reveal()))
    expect(await left(two.client.wallet.withdraw(one.order('1311'), signature))).toMatchObject({
      words: 'You don’t have enough LOOP',
    })
    expect(await one.free()).toBe('0')
  })

  it('a visitor can neither start a withdrawal nor stake nor get a deposit address', async () => {
    const town = new WireTown()
    const { client } = await town.as('visitor')
    expect(await left(client.wallet.withdrawNonce())).toMatchObject({ words: 'Visitors cannot do this' })
    expect(await left(client.wallet.stake(amount('10'), 1))).toMatchObject({ words: 'Visitors cannot do this' })
    expect(await left(client.wallet.depositAddress(1))).toMatchObject({ words: 'Visitors cannot do this' })
  })
})

describe('A deposit on the simulated server', () => {
  it('a deposit is added to the balance only after all its confirmations', async () => {
    const { town, client, free, history } = await bench()
    const { address } = await right(client.wallet.depositAddress(101))
    await right(
      town.stranger().rest.call(simulatorCalls.deposit, {
        email: 'ada@loop.example',
        chain_id: 101,
        currency_id: 501,
        amount: '1.5',
      }),
    )
    expect([await free(501), await history('deposit')]).toMatchObject([
      '0',
      [{ amount: '1.5', status: 'pending', confirmations: [0, 8], address }],
    ])
    await town.clock.advance(31_999)
    expect(await free(501)).toBe('0')
    await town.clock.advance(1)
    expect([await free(501), await history('deposit')]).toMatchObject(['1.5', [{ status: 'done' }]])
  })

  it.each([1, 56, 101, 5] as const)(
    'the deposit address of a person on chain %i is valid, stays the same and differs from the address of another person',
    async (chainId) => {
      const { town, client } = await bench()
      const chain = chainBy(chainId)
      const mine = await right(client.wallet.depositAddress(chainId))
      const bens = await right((await town.as('ben@loop.example')).client.wallet.depositAddress(chainId))
      expect(chain !== null && E.isRight(checkAddress(mine.address, chain))).toBe(true)
      expect(await right(client.wallet.depositAddress(chainId))).toEqual(mine)
      expect(bens.address).not.toBe(mine.address)
    },
  )
})

describe('Staking on the simulated server', () => {
  it('a stake leaves the free balance, earns a reward for each whole day, and returns to the balance after unstaking', async () => {
    const { town, client, free, history } = await bench()
    await right(client.wallet.stake(amount('100'), 1))
    expect([await free(), await right(client.wallet.staking())]).toMatchObject([
      '1211',
      { staked: '100', level: 1, rewards: '0' },
    ])
    await town.clock.advance(2 * DAY - 1)
    expect(await right(client.wallet.staking())).toMatchObject({ rewards: '0.01' })
    await town.clock.advance(1)
    expect(await right(client.wallet.staking())).toMatchObject({ rewards: '0.02' })
    await right(client.wallet.unstake(amount('40')))
    expect([await free(), await right(client.wallet.staking())]).toMatchObject(['1251.02', { staked: '60' }])
    expect((await history('staking')).map(({ kind, amount: of, level }) => [kind, of, level])).toEqual([
      ['unstake', '40', 1],
      ['reward', '0.01', 1],
      ['reward', '0.01', 1],
      ['stake', '-100', 1],
    ])
    expect((await history('income')).map(({ kind }) => kind)).toEqual(['reward', 'reward', 'opening', 'opening'])
  })

  it('a stake below the minimum of its level or at an unknown level is refused', async () => {
    const { client } = await bench()
    expect(await left(client.wallet.stake(amount('499'), 2))).toMatchObject({ words: 'Level 2 begins at 500 LOOP' })
    expect(await left(client.wallet.stake(amount('499'), 9))).toMatchObject({ words: 'There is no such level' })
  })

  it('unstaking more than the staked amount or a stake that is still locked is refused', async () => {
    const { client } = await bench()
    expect(await left(client.wallet.unstake(amount('1')))).toMatchObject({ words: 'You have not staked that much' })
    await right(client.wallet.stake(amount('500'), 2))
    expect(await left(client.wallet.unstake(amount('500.000001')))).toMatchObject({
      words: 'You have not staked that much',
    })
    expect(await left(client.wallet.unstake(amount('1')))).toMatchObject({ words: 'Your stake is still locked' })
  })

  it('R2-274 a further stake never brings the end of the lock forward, and may move it back', async () => {
    const { town, client } = await bench()
    const unlocksAt = async () => (await right(client.wallet.staking())).unlocksAt ?? 0
    await right(client.wallet.stake(amount('500'), 2))
    const locked = await unlocksAt()
    await town.clock.advance(DAY)
    await right(client.wallet.stake(amount('10'), 1))
    expect(await unlocksAt()).toBe(locked)
    expect(await left(client.wallet.unstake(amount('510')))).toMatchObject({ words: 'Your stake is still locked' })
    await right(client.wallet.stake(amount('10'), 2))
    expect((await unlocksAt()) - locked).toBe(DAY)
  })
})

describe('The ledger after every kind of movement', () => {
  it('after every kind of transaction, all ledger balances add up to zero and a statement adds up to the balances of its owner', async () => {
    const { town, client, sign, order } = await bench()
    await right(client.wallet.withdraw(order('100.5'), await sign()))
    await right(client.wallet.stake(amount('33.3'), 1))
    await right(
      town
        .stranger()
        .rest.call(simulatorCalls.deposit, { email: 'ada@loop.example', chain_id: 1, currency_id: 5, amount: '7.25' }),
    )
    await town.sendGift(
      'ada@loop.example',
      orderOf({ conversationId: IN_SQUARE, receivers: [{ xid: SPEAKER, name: '' }] }),
    )
    await town.rain()
    await town.clock.advance(3 * DAY)
    await right(client.wallet.balances())
    await right(client.wallet.unstake(amount('3.3')))
    const all = entriesOf(town.world().ledger.sums).flatMap(([, sums]) => entriesOf(sums))
    for (const currency of new Set(all.map(([id]) => id)))
      expect(sumOf(all.filter(([id]) => id === currency).map(([, sum]) => sum))).toBe('0')
    const records = statementOf(
      await Promise.all(
        HISTORIES.map(async (name) => ({
          items: (await right(client.wallet.history(name, 1, 50))).items,
          hasMore: false,
        })),
      ),
    )
    const balances = await right(client.wallet.balances())
    expect(new Set(records.map(({ kind }) => kind))).toEqual(
      new Set([
        'opening',
        'withdrawal',
        'stake',
        'unstake',
        'reward',
        'deposit',
        'purchase',
        'giftOut',
        'bubbleOut',
        'bubbleBack',
      ]),
    )
    expect(
      balances.map(({ currencyId }) =>
        sumOf(records.flatMap((one) => (one.currencyId === currencyId ? one.amount : []))),
      ),
    ).toEqual(balances.map((one) => one.amount))
  })
})
