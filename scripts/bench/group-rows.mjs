import { BenchPage, median, pause } from './pages.mjs'

const CARDS = 60
/**
 * The number of result pages in the simulator's list of groups, ten groups per page. The simulator has fewer than sixty
 * groups.
 */
const TOWN = 4
const RUNS = 5
const FEW = 100
const MANY = 100_000

/**
 * Returns the simulator's groups a second time under other ids, because the bench needs sixty groups.
 * @param {import('playwright').Route} route
 */
async function moreGroups(route) {
  const url = new URL(route.request().url())
  const page = Number(url.searchParams.get('page'))
  if (page <= TOWN) return route.continue()
  url.searchParams.set('page', String(page - TOWN))
  const response = await route.fetch({ url: url.href })
  const answer = await response.json()
  const list = answer.data.list.map((/** @type {{ gid: string }} */ group) => ({
    ...group,
    gid: `9${group.gid.slice(1)}`,
    im_convid: undefined,
  }))
  return route.fulfill({ response, json: { ...answer, data: { ...answer.data, list } } })
}

/** Runs in the page: scrolls from the first card to the last in 240 frames and measures the duration of each frame. */
const scrolled = async () => {
  let box = document.querySelector('article')?.parentElement ?? null
  while (box !== null && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement
  if (box === null) throw new Error('nothing scrolls')
  const step = (box.scrollHeight - box.clientHeight) / 240
  const times = []
  let last = await new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
  for (let n = 0; n < 240; n += 1) {
    box.scrollTop += step
    const now = await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
    times.push(now - last)
    last = now
  }
  return { worst: Math.max(...times), over: times.filter((ms) => ms > 50).length }
}

/**
 * Measures scrolling through sixty group cards at 4× CPU.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
export async function scrollCards(browser, origin) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.route(/groupchat\/new_trending/, moreGroups)
  await page.goto(`${origin}/group`)
  const cards = page.locator('article')
  await cards.first().waitFor()
  for (let shown = await cards.count(); shown < CARDS; shown = await cards.count()) {
    await page.getByRole('button', { name: 'Load more' }).click()
    await cards.nth(shown).waitFor()
  }
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const runs = []
  for (let n = 0; n < 3; n += 1) {
    await page.evaluate(() => {
      for (const box of document.querySelectorAll('main *')) box.scrollTop = 0
    })
    await pause(1_000)
    runs.push(await page.evaluate(scrolled))
  }
  await context.close()
  return { worst: median(runs.map(({ worst }) => worst)), over: median(runs.map(({ over }) => over)) }
}

/**
 * Opens the member list of a group for the first time. Measures the time from the press until the list shows.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
export async function openMembers(browser, origin) {
  const gids = (/** @type {number} */ first) => Array.from({ length: RUNS }, (_, n) => String(first + n))
  const [few, many] = [gids(20_000_001), gids(20_000_101)]
  const page = await BenchPage.open(browser, origin, '/message')
  await page.call('start', Object.fromEntries([...few.map((gid) => [gid, FEW]), ...many.map((gid) => [gid, MANY])]))
  /** @type {{ few: number[], many: number[] }} */
  const times = { few: [], many: [] }
  for (let n = 0; n < RUNS; n += 1) {
    for (const [size, gid] of /** @type {const} */ ([
      ['few', few[n]],
      ['many', many[n]],
    ])) {
      times[size].push(await page.call('openMembers', gid))
      await pause(150)
    }
  }
  await page.close()
  return { few: median(times.few), many: median(times.many) }
}
