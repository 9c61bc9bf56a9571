import * as E from 'fp-ts/Either'
import { LOOP_ID } from '../../../../domain/balance'
import { clampToInstant, type Instant } from '../../../../domain/kernel/instant'
import type { UserAccount } from '../server-state'
import { amount } from './currencies'
import { emptyLedger, personOf, transfer, type Ledger, type LedgerMove } from './ledger'

/**
 * The opening balance of every member in LOOP and in hundredths of USDT. A small amount that depends on the account's
 * number is added, below `LUCK`. No spec names these amounts, so we chose them.
 */
const LOOP = 1_000
const LUCK = 1_000n
const USDT_ID = 2

const luckOf = ({ uid }: UserAccount): bigint => BigInt(uid.replaceAll(/[^0-9]/g, '').slice(-6) || '0') % LUCK
const hundredths = (units: bigint): string => {
  const digits = String(units).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const grantTo = (account: UserAccount): readonly LedgerMove[] => {
  const luck = luckOf(account)
  const to = personOf(account.xid)
  const moves: LedgerMove[] = [
    { from: 'house:grants', to, currencyId: LOOP_ID, amount: amount(String(BigInt(LOOP) + luck)) },
  ]
  return luck === 0n
    ? moves
    : [...moves, { from: 'house:grants', to, currencyId: USDT_ID, amount: amount(hundredths(luck * 7n)) }]
}

/** Gives every member an opening balance in a single transaction. Visitors get nothing. */
export const withOpeningBalance = (ledger: Ledger, accounts: readonly UserAccount[], at: Instant): Ledger => {
  const members = accounts.filter(({ isVisitor }) => !isVisitor)
  const done = transfer(ledger, {
    by: 'house',
    key: `opening:${members[0]?.xid ?? ''}`,
    at,
    kind: 'opening',
    moves: members.flatMap(grantTo),
    note: '',
  })
  return E.isRight(done) ? done.right.ledger : ledger
}

const WEEK_MS = 604_800_000
/**
 * The seeded mall purchases of the first simulated members. `weeks` counts back from the time when the state was
 * seeded.
 */
const BOUGHT = [
  { weeks: 5, quantity: '52' },
  { weeks: 2, quantity: '258' },
] as const
const BUYERS = 2

/** The ledger in the seeded state, with the seeded mall purchases. */
export const seedLedger = (residents: readonly UserAccount[], at: Instant): Ledger =>
  residents.slice(0, BUYERS).reduce(
    (ledger, { xid }) =>
      BOUGHT.reduce((acc, { weeks, quantity }) => {
        const bought = transfer(acc, {
          by: xid,
          key: `bought:${weeks}`,
          at: clampToInstant(at - weeks * WEEK_MS),
          kind: 'purchase',
          note: `${quantity} LOOP`,
          moves: [{ from: 'house:mall', to: personOf(xid), currencyId: LOOP_ID, amount: amount(quantity) }],
        })
        return E.isRight(bought) ? bought.right.ledger : acc
      }, ledger),
    withOpeningBalance(emptyLedger, residents, clampToInstant(at - 10 * WEEK_MS)),
  )
