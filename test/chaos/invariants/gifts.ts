import { personOf, transactionsOf } from '../../../src/adapters/simulator/state/ledger/ledger'
import { giftSendViewModel } from '../../../src/domain/gift'
import type { Xid } from '../../../src/domain/kernel/ids'
import { sessionOf } from '../../../src/domain/session'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosRun, InvariantWatch } from '../chaos-model'

const SEND = '/api/gift/send'

/** ALL-12, GFT-8: each confirmation posts and charges a gift once, and the result on screen is true. */
export const watchGifts = ({ broken, confirmed, people, town }: ChaosRun): InvariantWatch => {
  const posts = new Map<ChaosBrowser, number>()
  for (const { browser } of people) {
    browser.line.onPosted.add((path) => {
      if (path === SEND) posts.set(browser, (posts.get(browser) ?? 0) + 1)
    })
  }
  const chargedTo = (xid: Xid): number =>
    transactionsOf(town.world.ledger, personOf(xid)).filter(({ kind, by }) => kind === 'gift' && by === xid).length

  return {
    settled: (browser, when) => {
      const here = confirmed.filter(({ kind, page }) => kind === 'gift' && page.browser === browser)
      const { isUnsure, hasFailed } = browser.disk
      const n = posts.get(browser) ?? 0
      if (n > here.length && !hasFailed)
        broken(
          'ALL-12 posted once a confirmation',
          `${browser.name} ${when}: ${n} gifts are posted, ${here.length} confirmed`,
        )
      for (const xid of new Set(here.map(({ by }) => by))) {
        const [charged, wanted] = [
          chargedTo(xid),
          confirmed.filter(({ kind, by }) => kind === 'gift' && by === xid).length,
        ]
        if (charged > wanted && !hasFailed)
          broken(
            'ALL-12 charged once a confirmation',
            `${browser.name} ${when}: ${charged} gifts are charged, ${wanted} confirmed`,
          )
      }
      const app = browser.pages[0]?.app
      const feature = app?.features.of('gift') ?? null
      const me = app == null ? undefined : sessionOf(app.account.slices.session.get())?.xid
      if (feature === null || me === undefined || isUnsure) return
      const { step, order, failure } = giftSendViewModel(feature.slices.account.giftSend.get())
      const where = `${browser.name} ${when}: ${String(order?.title)}`
      if (step === 'sending') broken('GFT-8 every try ends', where)
      if (step === 'sent' && chargedTo(me) === 0) broken('GFT-8 what is sent is charged', where)
      // A refusal without a server text comes from the client, so the server must not have charged the gift.
      if (
        step === 'refused' &&
        (failure?._tag === 'Unreachable' || failure?._tag === 'Malformed') &&
        here.length === 1 &&
        chargedTo(me) > 0
      )
        broken('GFT-8 what is refused is not charged', where)
    },
  }
}
