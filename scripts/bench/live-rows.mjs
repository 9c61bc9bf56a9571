import { BenchPage, median } from './pages.mjs'

const GID = '10000001'
const RUNS = 3

/**
 * Measures the log, the reducers and the path of pushed messages in a page without UI.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
export async function measureLive(browser, origin) {
  /** @template A @param {(page: BenchPage) => Promise<A>} work */
  const fresh = async (work) => {
    const page = await BenchPage.open(browser, origin, '/live.html')
    try {
      return await work(page)
    } finally {
      await page.close()
    }
  }
  /** @param {number} count @returns {Promise<{ machines: number, chat: number, fold: number }>} */
  const replayed = async (count) => {
    const runs = []
    for (let n = 0; n < RUNS; n += 1) runs.push(await fresh((page) => page.call('replay', count)))
    return {
      machines: median(runs.map(({ machines }) => machines)),
      chat: median(runs.map(({ chat }) => chat)),
      fold: median(runs.map(({ fold }) => fold)),
    }
  }
  const replay1k = await replayed(1_000)
  const replay20k = await replayed(20_000)

  /** @type {{ ours: number, floor: number }[]} */
  const writes = []
  /** @type {{ read: number, folded: number, floor: number, longest: number }[]} */
  const restores = []
  for (let n = 0; n < RUNS; n += 1) {
    await fresh(async (page) => {
      writes.push(await page.call('write', 20_000, 1_000))
      restores.push(await page.call('restore', 20_000))
    })
  }

  /** @param {'im' | 'floor'} path @param {number} count @param {number} batch @param {number} every */
  const live = (path, count, batch, every) =>
    fresh((page) =>
      page.call('liveWith', path, `gid=${GID}&from=1&count=${count}&batch=${batch}&every=${every}`, count),
    )
  /** @type {number[]} */
  const ours = []
  /** @type {number[]} */
  const floor = []
  for (let n = 0; n < RUNS; n += 1) {
    ours.push((await live('im', 20_000, 200, 0)).ms)
    floor.push((await live('floor', 20_000, 200, 0)).ms)
  }
  const storm = await live('im', 100_000, 100, 10)

  return {
    replay1k,
    replay20k,
    write: { ours: median(writes.map((one) => one.ours)), floor: median(writes.map((one) => one.floor)) },
    restore: {
      read: median(restores.map((one) => one.read)),
      folded: median(restores.map((one) => one.folded)),
      floor: median(restores.map((one) => one.floor)),
      longest: median(restores.map((one) => one.longest)),
    },
    live: { ours: median(ours), floor: median(floor) },
    storm,
  }
}
