import { decimalOf, type Decimal } from '../../../domain/kernel/decimal'
import type { Activity } from '../../../domain/shell'
import type { Account } from './world'

const LOOP = { currencyId: 5, name: 'LOOP' } as const
const USDT = { currencyId: 2, name: 'USDT' } as const
/** Of a LOOP, in hundredths of a cent. */
const LOOP_PRICE = 421n

const digits = (units: bigint, places: number): Decimal => {
  const text = String(units).padStart(places + 1, '0')
  const amount = decimalOf(`${text.slice(0, -places)}.${text.slice(-places)}`)
  if (amount === null) throw new RangeError(`no amount of ${units}`)
  return amount
}

/** What an account has: as long as nothing is ever paid it follows from its number. Whoever has no address has nothing. */
export const balancesOf = ({ uid, email }: Account) => {
  const luck = email === null ? 0n : BigInt(uid.replaceAll(/[^0-9]/g, '').slice(-6) || '0')
  const loop = 1_000n + luck
  return [
    { ...LOOP, amount: digits(loop * 10n, 1), usd: digits(loop * LOOP_PRICE, 4) },
    { ...USDT, amount: digits(luck * 7n, 2), usd: digits(luck * 7n, 2) },
  ]
}

/** What is going on in town. */
export const activity: Activity = { pictures: ['/town/c3.svg', '/town/c5.svg'], icon: '/town/c6.svg' }
