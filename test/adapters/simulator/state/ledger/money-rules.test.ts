import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { STAKING_LEVELS } from '../../../../../src/adapters/simulator/state/ledger/chain-parameters'
import { balanceOf, personOf } from '../../../../../src/adapters/simulator/state/ledger/ledger'
import { stakingOf } from '../../../../../src/adapters/simulator/state/ledger/staking'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { RULES_NOW } from '../../../../../src/adapters/simulator/state/rules'
import type { IdentityInput } from '../../../../../src/adapters/simulator/state/features/identity/feature'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { LOOP_ID } from '../../../../../src/domain/balance'
import { isGreater } from '../../../../../src/domain/kernel/decimal-math'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { CHAINS, withdrawalTerms } from '../../../../../src/domain/wallet'
import { personBy, START, townOf } from '../town'

const DAY = 86_400_000
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const [MINE, OTHER] = ['0x00000000000000000000000000000000000000AA', '0x00000000000000000000000000000000000000BB']
const town = townOf(1)
const ada = personBy(town, 'ada@loop.example')

/** An action of Ada, `after` milliseconds after the start. */
type Act = (after: number, n: number) => readonly ServerInput[]
const moved = (after: number, n: number) => ({ at: addMs(START, after), xid: ada, id: `id${n}`, rules: RULES_NOW })
const advance: Act = (after) => [{ type: 'ChainAdvanced', at: addMs(START, after), xid: ada }]
const stake =
  (amount: string, level: number): Act =>
  (after, n) => [...advance(after, n), { type: 'Staked', amount, level, ...moved(after, n) }]
const unstake =
  (amount: string): Act =>
  (after, n) => [...advance(after, n), { type: 'Unstaked', amount, ...moved(after, n) }]
const withdraw =
  (signer: string, rules: { readonly amount?: string; readonly rules?: number } = {}): Act =>
  (after, n) => [
    ...advance(after, n),
    { type: 'WithdrawNonceAsked', at: addMs(START, after), xid: ada, nonce: `nonce${n}` },
    {
      type: 'Withdrawn',
      currencyId: LOOP_ID,
      chainId: 1,
      address: ADDRESS,
      amount: '100',
      nonce: `nonce${n}`,
      signer,
      ...moved(after, n),
      ...rules,
    },
  ]
const bind =
  (address: string): Act =>
  (after, n) => {
    const at = addMs(START, after)
    const set: IdentityInput = { type: 'identity/WalletSet', at, xid: ada, address, nonce: `t${n}`, rules: RULES_NOW }
    return [{ type: 'WalletTextAsked', source: '', at, origin: 'https://town.example', address, nonce: `t${n}` }, set]
  }

/** Performs the acts in order. Returns the state, and the text of the last act if the server refused it. */
const run = (acts: readonly (readonly [number, Act])[], from: ServerState = town) =>
  acts.reduce<{ readonly world: ServerState; readonly refused: string | null }>(
    ({ world }, [after, act], n) =>
      act(after, n).reduce<{ readonly world: ServerState; readonly refused: string | null }>(
        (acc, input) => {
          const { world: next, outputs } = applyInput(acc.world, input)
          const words = outputs.flatMap((output) => (output.type === 'Refused' ? [output.words] : []))
          return { world: next, refused: words[0] ?? null }
        },
        { world, refused: null },
      ),
    { world: from, refused: null },
  )
const rich = run([
  [0, () => [{ type: 'DepositSent', at: START, xid: ada, chainId: 1, currencyId: LOOP_ID, amount: '10000', id: 'd1' }]],
  [DAY, advance],
]).world
const rewardsOf = (world: ServerState) => stakingOf(world, ada).rewards

/** A rule, the call that the rule refuses, and sequences of permitted calls that would give the same. */
const SIDE_DOORS: readonly (readonly [string, string, readonly (readonly [number, Act])[]])[] = [
  [
    'a locked stake stays locked',
    'Your stake is still locked',
    [
      [DAY, stake('500', 2)],
      [2 * DAY, unstake('500')],
    ],
  ],
  [
    'a further stake without a lock does not end a lock',
    'Your stake is still locked',
    [
      [DAY, stake('500', 2)],
      [2 * DAY, stake('10', 1)],
      [3 * DAY, unstake('510')],
    ],
  ],
  [
    'a further stake with a shorter lock does not shorten a lock',
    'Your stake is still locked',
    [
      [DAY, stake('5000', 3)],
      [2 * DAY, stake('10', 2)],
      [40 * DAY, unstake('1')],
    ],
  ],
  ['a stake begins at the minimum of its level', 'Level 2 begins at 500 LOOP', [[DAY, stake('499', 2)]]],
  [
    'a rest below the minimum of every level does not stay staked',
    'Leave at least 10 LOOP staked, or take back all',
    [
      [DAY, stake('10', 1)],
      [2 * DAY, unstake('0.000001')],
    ],
  ],
  [
    'a withdrawal needs a bound wallet',
    'Connect a wallet in the settings first. It can sign withdrawals a day later.',
    [[DAY, withdraw(MINE)]],
  ],
  [
    'a fresh wallet waits',
    'Your wallet was connected less than a day ago and cannot sign withdrawals yet',
    [
      [DAY, bind(MINE)],
      [2 * DAY - 1, withdraw(MINE)],
    ],
  ],
  [
    'binding the bound wallet again does not change its wait',
    'Your wallet was connected less than a day ago and cannot sign withdrawals yet',
    [
      [DAY, bind(MINE)],
      [DAY + 1, bind(MINE)],
      [2 * DAY - 1, withdraw(MINE)],
    ],
  ],
  [
    'another wallet does not sign',
    'This wallet is not the one of your account',
    [
      [DAY, bind(MINE)],
      [3 * DAY, withdraw(OTHER)],
    ],
  ],
  [
    'a second wallet does not replace the bound wallet',
    'This wallet is not the one of your account',
    [
      [DAY, bind(MINE)],
      [2 * DAY, bind(OTHER)],
      [4 * DAY, withdraw(OTHER)],
    ],
  ],
  [
    'staked LOOP cannot be withdrawn',
    'You don’t have enough LOOP',
    [
      [DAY, bind(MINE)],
      [2 * DAY, stake('11000', 3)],
      [3 * DAY, withdraw(MINE, { amount: '400' })],
    ],
  ],
  [
    'an amount of 0 cannot be unstaked',
    'The amount must be greater than 0',
    [
      [DAY, stake('100', 1)],
      [DAY, unstake('0')],
    ],
  ],
  ['a negative amount cannot be staked', 'Level 1 begins at 10 LOOP', [[DAY, stake('-10', 1)]]],
]

describe('The money rules of the server have no side door', () => {
  it.each(SIDE_DOORS)('R2-274 WDR-4 %s', (_, words, acts) => {
    const { world, refused } = run(acts, rich)
    expect(refused).toBe(words)
    const before = run(acts.slice(0, -1), rich).world
    const last = acts.at(-1)?.[0] ?? 0
    expect(balanceOf(world.ledger, personOf(ada), LOOP_ID)).toBe(
      balanceOf(run([[last, advance]], before).world.ledger, personOf(ada), LOOP_ID),
    )
  })

  it('WDR-4 a wallet that has been bound for a day signs, and so does the wallet of an account that a wallet created', () => {
    expect(
      run(
        [
          [DAY, bind(MINE)],
          [2 * DAY, withdraw(MINE)],
        ],
        rich,
      ).refused,
    ).toBeNull()
    const born = { ...rich, wallets: { ...rich.wallets, accounts: { [MINE.toLowerCase()]: ada } } }
    expect(run([[DAY, withdraw(MINE)]], born).refused).toBeNull()
  })

  it('WDR-4 a stored withdrawal of an earlier version keeps its result, although its account had no wallet', () => {
    expect(run([[DAY, withdraw(MINE, { rules: 12 })]], rich).refused).toBeNull()
  })

  it('the rest of a stake has the best level whose minimum the rest reaches, and never a better level than before', () => {
    const { world } = run(
      [
        [DAY, stake('5000', 3)],
        [92 * DAY, unstake('4500')],
      ],
      rich,
    )
    expect(stakingOf(world, ada)).toMatchObject({ staked: '500', level: 2 })
    const { world: small } = run(
      [
        [DAY, stake('5000', 1)],
        [DAY, unstake('10')],
      ],
      rich,
    )
    expect(stakingOf(small, ada)).toMatchObject({ staked: '4990', level: 1 })
  })

  it('LOOP that was added to a stake earns nothing for a day on which it was not staked', () => {
    const once = run(
      [
        [2 * DAY - 1, stake('10', 1)],
        [2 * DAY, advance],
      ],
      rich,
    )
    const late = run(
      [
        [DAY, stake('10', 1)],
        [2 * DAY - 1, stake('9000', 1)],
        [2 * DAY, advance],
      ],
      rich,
    )
    expect([rewardsOf(once.world), rewardsOf(late.world)]).toEqual(['0', '0'])
    expect(isGreater(rewardsOf(run([[3 * DAY - 1, advance]], late.world).world), rewardsOf(late.world))).toBe(true)
  })

  it('the least withdrawal of each currency is greater than its fee on each network', () => {
    const terms = CHAINS.flatMap(({ id }) =>
      [5, 2, 3, 60, 501].flatMap((currency) => withdrawalTerms(currency, id) ?? []),
    )
    expect(terms.length).toBeGreaterThan(10)
    for (const { minimum, fee } of terms) expect(isGreater(minimum, fee)).toBe(true)
  })

  it('a higher level has a higher minimum, a higher reward and a longer lock', () => {
    const pairs = STAKING_LEVELS.slice(1).map((level, n) => [STAKING_LEVELS[n], level] as const)
    for (const [low, high] of pairs)
      expect([
        low !== undefined && isGreater(high.minimum, low.minimum),
        low !== undefined && isGreater(high.dayRate, low.dayRate),
        low !== undefined && high.lockDays > low.lockDays,
      ]).toEqual([true, true, true])
  })
})
