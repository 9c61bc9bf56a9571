import * as t from 'io-ts'
import { rainsSlice, usedOf, type ServerRain } from '../../../src/adapters/simulator/state/features/bubble/rains'
import {
  balanceOf,
  personOf,
  rainPotOf,
  shareOf,
  transactionsOf,
} from '../../../src/adapters/simulator/state/ledger/ledger'
import { rainSendViewModel } from '../../../src/domain/bubble'
import { sumOf } from '../../../src/domain/kernel/decimal'
import { compare, isGreater, subtract } from '../../../src/domain/kernel/decimal-math'
import { keysOf } from '../../../src/domain/kernel/table'
import { sessionOf } from '../../../src/domain/session'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosPage } from '../browser/chaos-page'
import type { Confirmation, ChaosRun, InvariantWatch } from '../chaos-model'

const SEND = '/api/bubble/send'
const Sent = t.type({ rewards: t.string })
const Tapped = t.type({ data: t.type({ bubble_event_id: t.string, bubble_id: t.string }) })
/** States that progress without the member, so none may last forever. */
const UNDER_WAY: ReadonlySet<string> = new Set(['checking', 'sending'])
const NOTHING = sumOf([])

/**
 * ALL-12, BUB-1, BUB-3, BUB-4, BUB-5: a rain is paid once and never pays out more than it cost. Each bubble is tapped
 * once, and only the server decides its prize.
 */
export const watchRains = (run: ChaosRun): InvariantWatch => {
  const { broken, confirmed, people, town } = run
  const rains = (): readonly ServerRain[] => Object.values(rainsSlice.of(town.world).byId)
  /** Whether a power failure may have lost the page's entries about these confirmations. */
  const mayBeForgotten = (those: readonly Confirmation[]): boolean =>
    those.some(
      ({
        page: {
          browser: { disk },
        },
        at,
      }) => disk.isUnsure || at <= disk.losesUntil,
    )

  const watchLine = (browser: ChaosBrowser): void => {
    const posts = new Map<string, number>()
    const taps = new Map<string, number>()
    browser.line.onPosted.add((path, text) => {
      const body: unknown = path === SEND ? JSON.parse(text) : null
      if (!Sent.is(body)) return
      const those = confirmed.filter(({ kind, amount }) => kind === 'rain' && amount === body.rewards)
      const n = (posts.get(body.rewards) ?? 0) + 1
      posts.set(body.rewards, n)
      if (n > those.length && !mayBeForgotten(those))
        broken('ALL-12 posted once a confirmation', `${browser.name}: a rain of ${body.rewards} is posted ${n} times`)
    })
    browser.line.onFrame.add((page, event, text) => {
      const frame: unknown = event === 'bubble_click' ? JSON.parse(text) : null
      const under = page.app === null ? null : (sessionOf(page.app.account.slices.session.get())?.sessionId ?? null)
      if (!Tapped.is(frame) || under === null) return
      const key = `${under} ${frame.data.bubble_event_id} ${frame.data.bubble_id}`
      taps.set(key, (taps.get(key) ?? 0) + 1)
      if ((taps.get(key) ?? 0) > 1 && !browser.disk.hasFailed) broken('BUB-3 one tap a bubble', `${page.name}: ${key}`)
    })
  }
  for (const { browser } of people) watchLine(browser)

  const accounts = (rain: ServerRain, when: string): void => {
    const where = `${when}: ${rain.id}`
    const pot = transactionsOf(town.world.ledger, rainPotOf(rain.id))
    const paid = sumOf(
      pot
        .filter(({ kind }) => kind === 'bubbleShare')
        .map((one) => subtract(NOTHING, shareOf(one, rainPotOf(rain.id), rain.currencyId))),
    )
    const used = usedOf(rain)
    const left = balanceOf(town.world.ledger, rainPotOf(rain.id), rain.currencyId)
    if (isGreater(used, rain.total)) broken('BUB-5 no more is used than there is', `${where}: ${used} of ${rain.total}`)
    if (compare(paid, used) !== 0) broken('BUB-5 the winners have what was used', `${where}: ${paid} and ${used}`)
    if (compare(left, rain.isEnded ? NOTHING : subtract(rain.total, used)) !== 0)
      broken('BUB-5 what nobody popped goes back', `${where}: ${left} in its pot`)
    if (new Set(Object.values(rain.popped)).size < keysOf(rain.popped).length) broken('BUB-5 one for each', where)
  }

  const lookAtPage = ({ app, name, browser: { disk } }: ChaosPage, when: string): void => {
    const feature = app?.features.of('bubble') ?? null
    const me = app === null ? null : sessionOf(app.account.slices.session.get())
    if (feature === null || me === null) return
    const state = feature.slices.account.rain.get()
    const { at, won, used, event } = state.context.data
    const where = `${name} ${when}: ${String(at?.eventId)}`
    const rain = rains().find(({ id }) => id === at?.eventId)
    if (state.value === 'joining') broken('BUB-1 every join ends', where)
    if (typeof state.value === 'object' && rain?.isEnded === true) broken('BUB-1 it ends', where)
    if (event !== null && isGreater(used, event.all)) broken('BUB-5 no more is shown than there is', where)
    const bubble = rain?.bubbles.find(({ id }) => id === rain.by[me.xid])
    if (won !== null && !disk.hasFailed && (bubble === undefined || compare(won, bubble.rewards) !== 0))
      broken("BUB-4 won by the server's word", `${where}: ${won}`)

    const { step, order, failure } = rainSendViewModel(feature.slices.tab.rainSend.get())
    if (order === null) return
    const about = `${name} ${when}: a rain of ${order.total}`
    const mine = rains().filter(({ xid }) => xid === me.xid)
    const isThere = mine.some(({ total }) => compare(total, order.total) === 0)
    // Only its level identifies a rain in a conversation, so a rain of equal level may be another one.
    const mayBeTaken = mine.some(({ level }) => level === order.level)
    if (UNDER_WAY.has(step)) broken('ALL-12 every try ends', `${about} is still ${step}`)
    if (step === 'sent' && !isThere && !mayBeTaken) broken('ALL-12 what is sent is there', about)
    if (step === 'failed' && isThere && (failure?._tag === 'Unreachable' || failure?._tag === 'Malformed'))
      broken('ALL-12 what has failed is not there', about)
  }

  return {
    settled: (browser, when) => {
      for (const rain of rains()) {
        accounts(rain, when)
        const those = confirmed.filter(
          ({ kind, amount, by }) => kind === 'rain' && amount === rain.total && by === rain.xid,
        )
        const moved = transactionsOf(town.world.ledger, personOf(rain.xid)).filter(
          ({ kind, entries }) =>
            kind === 'bubble' &&
            entries.some(({ amount, holder }) => holder.startsWith('pot:') && compare(amount, rain.total) === 0),
        ).length
        if (moved > those.length && !mayBeForgotten(those))
          broken('ALL-12 paid once a confirmation', `${when}: ${rain.total} was paid ${moved} times`)
      }
      for (const page of browser.pages) lookAtPage(page, when)
    },
  }
}
