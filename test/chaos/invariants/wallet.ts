import * as t from 'io-ts'
import {
  balanceOf,
  personOf,
  stakedOf,
  transactionsOf,
  type Transaction,
} from '../../../src/adapters/simulator/state/ledger/ledger'
import { LOOP_ID } from '../../../src/domain/balance'
import { sumOf, type Decimal } from '../../../src/domain/kernel/decimal'
import { compare, isGreater } from '../../../src/domain/kernel/decimal-math'
import type { Xid } from '../../../src/domain/kernel/ids'
import { seqGet } from '../../../src/domain/kernel/seq-map'
import { entriesOf } from '../../../src/domain/kernel/table'
import { sessionOf } from '../../../src/domain/session'
import {
  balancesQuery,
  transferViewModel,
  stakingQuery,
  type TransferKey,
  type TransferOrder,
} from '../../../src/domain/wallet'
import { withFeature } from '../features/features'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosPage } from '../browser/chaos-page'
import type { Confirmation, ChaosRun, InvariantWatch } from '../chaos-model'

const PATHS: Readonly<Record<string, TransferOrder['kind']>> = {
  '/api/asset/staking/stake': 'stake',
  '/api/asset/staking/unstake': 'unstake',
  '/api/asset/withdrawal/withdraw': 'withdraw',
}
const KEYS: readonly TransferKey[] = ['withdraw', 'stake']
const IN_LEDGER: Readonly<Record<TransferOrder['kind'], Transaction['kind']>> = {
  stake: 'stake',
  unstake: 'unstake',
  withdraw: 'withdrawal',
}
/** States that progress without the member, so none may last forever. */
const UNDER_WAY: ReadonlySet<string> = new Set(['checking', 'signing', 'sending'])
/** After this time the reloaded tabs are ready and have a leader. */
const LOADED_MS = 12_000
const GONE_OUT_MS = 6_000
const NOTHING = sumOf([])
const Amount = t.type({ amount: t.string })

/**
 * ALL-12, WDR-5, WDR-6, WDR-9: each confirmation is posted once and moves value once, the shown result is true, and the
 * ledger balances.
 */
export const watchWallet = (run: ChaosRun): InvariantWatch => {
  const { broken, confirmed, people, time, town } = run
  const founded = town.world.ledger.latest

  const watchPosts = (browser: ChaosBrowser): void => {
    const posts = new Map<string, number>()
    browser.line.onPosted.add((path, text) => {
      const kind = PATHS[path]
      const body: unknown = kind === undefined ? null : JSON.parse(text)
      if (kind === undefined || !Amount.is(body)) return
      const those = confirmed.filter((one) => one.kind === kind && one.amount === body.amount)
      const n = (posts.get(`${kind} ${body.amount}`) ?? 0) + 1
      posts.set(`${kind} ${body.amount}`, n)
      if (n > those.length && !mayBeForgotten(those))
        broken(
          'ALL-12 posted once a confirmation',
          `${browser.name}: ${kind} ${body.amount} is posted ${n} times, confirmed ${those.length} times`,
        )
    })
  }
  /** Whether a power failure may have lost the page's entries about these confirmations, even about the post. */
  const mayBeForgotten = (those: readonly Confirmation[]): boolean =>
    those.some(
      ({
        page: {
          browser: { disk },
        },
        at,
      }) => disk.isUnsure || at <= disk.losesUntil,
    )
  for (const { browser } of people) watchPosts(browser)

  const movedOf = (xid: Xid, kind: TransferOrder['kind'], amount: Decimal): number =>
    transactionsOf(town.world.ledger, personOf(xid)).filter(
      (one) => one.kind === IN_LEDGER[kind] && one.entries.some((entry) => compare(entry.amount, amount) === 0),
    ).length

  /** Each transaction sums to zero, and so do all accounts. Each balance is the sum of its entries. */
  const booksAddUp = (when: string): void => {
    const { ledger } = town.world
    const inAll = sumOf(entriesOf(ledger.sums).flatMap(([, sums]) => entriesOf(sums).map(([, sum]) => sum)))
    if (compare(inAll, NOTHING) !== 0) broken('the books add up', `${when}: all accounts have ${inAll}`)
    for (let id = founded + 1; id <= ledger.latest; id += 1) {
      const sum = sumOf((seqGet(ledger.transactions, id)?.entries ?? []).map(({ amount }) => amount))
      if (compare(sum, NOTHING) !== 0) broken('the books add up', `${when}: transaction ${id}`)
    }
    for (const xid of new Set(confirmed.map(({ by }) => by))) {
      for (const holder of [personOf(xid), stakedOf(xid)]) {
        const sum = sumOf(
          transactionsOf(ledger, holder)
            .flatMap(({ entries }) => entries.filter((one) => one.holder === holder && one.currencyId === LOOP_ID))
            .map(({ amount }) => amount),
        )
        if (compare(sum, balanceOf(ledger, holder, LOOP_ID)) !== 0 || isGreater(NOTHING, sum))
          broken('the books add up', `${when}: ${holder} has ${sum}`)
      }
    }
  }

  /** The transfer states of each tab before its reload. */
  const wasAt = new Map<ChaosPage['session'], string>()
  const comesBack = ({ session, name, browser: { disk } }: ChaosPage, key: TransferKey, is: string): void => {
    const was = wasAt.get(session)?.split(', ')[KEYS.indexOf(key)]
    // A look-up that ran during the reload may have ended since.
    if (was !== undefined && was !== is && !was.startsWith('looking') && !disk.isUnsure && !disk.hasFailed)
      broken('ALL-1 a tab comes back to where it was', `${name}: ${was}, and is ${is}`)
  }
  const lookAtMoves = (page: ChaosPage, when: string): void => {
    const { app, name, session } = page
    const wallet = app?.features.of('wallet') ?? null
    const me = app === null ? undefined : sessionOf(app.account.slices.session.get())?.xid
    if (wallet === null || me === undefined) return
    const shown = KEYS.map((key) => ({ key, ...transferViewModel(wallet.slices.tab.transfers.get(), key) }))
    for (const { key, step, order, failure } of shown) {
      const is = `${step} ${order?.amount ?? ''}`
      comesBack(page, key, is)
      if (order === null) continue
      const where = `${name} ${when}: ${order.kind} ${order.amount}`
      if (UNDER_WAY.has(step)) broken('WDR-6 every try ends', `${where} is still ${step}`)
      const moved = movedOf(me, order.kind, order.amount)
      if (step === 'settled' && moved === 0) broken('WDR-6 what is settled has moved', where)
      // The client must accept a refusal of the server, even if the transfer has happened.
      const isUnheard = failure?._tag === 'Unreachable' || failure?._tag === 'Malformed'
      if (step === 'failed' && moved > 0 && isUnheard) broken('WDR-6 what has failed has not moved', where)
    }
    wasAt.set(session, shown.map(({ step, order }) => `${step} ${order?.amount ?? ''}`).join(', '))
  }

  const lookAtFigures = ({ app, name }: ChaosPage): void => {
    const wallet = app?.features.of('wallet') ?? null
    const session = app === null ? null : sessionOf(app.account.slices.session.get())
    if (wallet === null || session === null || session.method === 'visitor') return
    const { balances, staking } = wallet.slices.account
    const shown = balancesQuery.listed(balances.get(), {})
    if (shown.status !== 'shown' || shown.refreshing)
      return broken('WDR-9 the balance is shown', `${name}: ${shown.status}`)
    for (const { currencyId, amount } of shown.items) {
      const is = balanceOf(town.world.ledger, personOf(session.xid), currencyId)
      if (compare(amount, is) !== 0)
        broken("WDR-9 the balance is the server's", `${name}: ${amount} of ${currencyId}, and it is ${is}`)
    }
    const staked = stakingQuery.value(staking.get(), {})?.staked
    const is = balanceOf(town.world.ledger, stakedOf(session.xid), LOOP_ID)
    if (staked === undefined || compare(staked, is) !== 0)
      broken("WDR-9 the stake is the server's", `${name}: ${String(staked)}, and it is ${is}`)
  }

  const asksAnew = new Set<ChaosBrowser>()
  /** Reads all figures again once all has settled. Reads the stake first, because that pays out the yield. */
  const readAnew = (browser: ChaosBrowser): void => {
    asksAnew.add(browser)
    time.after(LOADED_MS, () => {
      for (const page of browser.pages)
        if (page.app !== null && sessionOf(page.app.account.slices.session.get()) !== null) {
          withFeature({ app: page.app, page }, 'wallet', ({ dispatchToAccount }) => {
            // A transfer that was confirmed but not posted before the reload is posted once the wallet has loaded.
            page.after(GONE_OUT_MS, () => {
              dispatchToAccount(stakingQuery.want({}))
            })
            page.after(2 * GONE_OUT_MS, () => {
              dispatchToAccount(balancesQuery.want({}))
            })
          })
        }
    })
  }

  return {
    settled: (browser, when) => {
      booksAddUp(when)
      for (const { kind, amount, by } of confirmed.filter(({ page }) => page.browser === browser)) {
        if (!isMove(kind)) continue
        const times = confirmed.filter((one) => one.kind === kind && one.amount === amount)
        const moved = movedOf(by, kind, amount)
        if (moved > times.length && !mayBeForgotten(times))
          broken('ALL-12 moved once a confirmation', `${browser.name} ${when}: ${kind} ${amount} moved ${moved} times`)
      }
      for (const page of browser.pages) lookAtMoves(page, when)
      const page = browser.pages[0]
      if (!asksAnew.has(browser)) readAnew(browser)
      else if (page !== undefined) lookAtFigures(page)
    },
  }
}

const isMove = (kind: string): kind is TransferOrder['kind'] => Object.hasOwn(IN_LEDGER, kind)
