import { LOOP_ID, type Activity, type Balance } from '../../../../domain/balance'
import type { Xid } from '../../../../domain/kernel/ids'
import { isGreater } from '../../../../domain/kernel/decimal-math'
import { CURRENCIES, NOTHING, worthOf, type Currency } from '../ledger/currencies'
import { balanceOf, personOf } from '../ledger/ledger'
import type { ServerState } from '../server-state'

/**
 * The currencies that a balance list always shows: LOOP and USDT. Other currencies appear if their balance is above
 * zero.
 */
const LISTED: readonly number[] = [LOOP_ID, 2]

const PAYS_GIFTS: ReadonlySet<number> = new Set([LOOP_ID, 2])

/** The free balances of the ledger. Members pay gifts in LOOP or USDT, and bubble rain in LOOP. */
export const balancesOf = (world: ServerState, xid: Xid): readonly Balance[] =>
  CURRENCIES.flatMap((currency: Currency) => {
    const amount = balanceOf(world.ledger, personOf(xid), currency.id)
    const isLoop = currency.id === LOOP_ID
    if (!LISTED.includes(currency.id) && !isGreater(amount, NOTHING)) return []
    return [
      {
        currencyId: currency.id,
        name: currency.name,
        icon: null,
        amount,
        usd: worthOf(currency, amount),
        price: isLoop ? currency.price : null,
        giftEnabled: PAYS_GIFTS.has(currency.id),
        bubbleEnabled: isLoop,
      },
    ]
  })

/** The pictures of the banner for current events. */
const WORDS = {
  en: ['Sunset walk on Friday', 'Picnic on the meadow'],
  zh: ['周五日落散步', '草地野餐'],
}
export const activityFor = (language: string | null): Activity => ({
  pictures: ['/town/c3.svg', '/town/c5.svg'],
  icon: '/town/c6.svg',
  words: language?.startsWith('zh') === true ? WORDS.zh : WORDS.en,
})
