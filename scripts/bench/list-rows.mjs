import { BenchPage, median, pause } from './pages.mjs'

const BIG = '10000001'
const SMALL = '10000002'
const OTHER = '10000003'
const READ = '10000004'
/** @type {Readonly<Record<string, number>>} */
const SIZES = { [BIG]: 100_000, [SMALL]: 1_000, [OTHER]: 1_000, [READ]: 5_000 }
const RUNS = 5

/** @param {BenchPage} page @param {string} gid @param {boolean} isFloor */
async function opening(page, gid, isFloor) {
  const times = []
  for (let n = 0; n < RUNS; n += 1) {
    await page.call('close')
    await pause(150)
    times.push(await page.call('open', gid))
    if (!isFloor) await pause(150)
  }
  return median(times)
}

/**
 * Measures the CPU time of a message that arrives alone until the open list has painted the message.
 * @param {BenchPage} page
 * @param {string} gid
 * @param {number} last
 */
async function appending(page, gid, last) {
  const costs = []
  let from = last
  for (let n = 0; n < RUNS; n += 1) {
    const idle = (await page.watched(() => pause(1_000))).cpu
    const busy = (
      await page.watched(async () => {
        await page.emit({ gid, from: from + 1, count: 20, batch: 1, every: 45 })
        await pause(1_000)
        await page.call('atBottom', gid, from + 20)
      })
    ).cpu
    from += 20
    costs.push((busy - idle) / 20)
  }
  return { cost: median(costs), last: from }
}

/** @param {BenchPage} page @param {string} gid @param {number} last */
async function bursting(page, gid, last) {
  const runs = []
  let from = last
  for (let n = 0; n < RUNS; n += 1) {
    const run = await page.watched(async () => {
      await page.emit({ gid, from: from + 1, count: 1_000, batch: 1, every: 0 })
      await page.call('atBottom', gid, from + 1_000)
    })
    from += 1_000
    runs.push(run)
  }
  return { cpu: median(runs.map(({ cpu }) => cpu)), longest: median(runs.map(({ long }) => long.longest)), last: from }
}

/** @param {BenchPage} page @param {string} first @param {string} second */
async function switching(page, first, second) {
  const times = []
  await page.call('open', first)
  for (let n = 0; n < RUNS; n += 1) {
    await pause(150)
    times.push(await page.call('open', n % 2 === 0 ? second : first))
  }
  return median(times)
}

/**
 * Measures all rows about message lists, on the product's page or on the minimal comparison page (`isFloor`).
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {boolean} isFloor
 */
export async function measureList(browser, origin, isFloor) {
  const at = isFloor ? '/floor.html' : '/message'
  const open = async () => {
    const page = await BenchPage.open(browser, origin, at)
    await page.call('start', SIZES)
    return page
  }
  /** @param {BenchPage} page @param {string} gid */
  const fill = (page, gid) => page.call('fill', gid, SIZES[gid])

  const small = await open()
  await fill(small, SMALL)
  await small.call('open', SMALL)
  const open1k = await opening(small, SMALL, isFloor)
  const heap1k = await small.heapMb()
  const append1k = await appending(small, SMALL, SIZES[SMALL] ?? 0)
  await small.close()

  const big = await open()
  const filled = await fill(big, BIG)
  await fill(big, OTHER)
  await big.call('open', OTHER)
  const open100k = await opening(big, BIG, isFloor)
  const heap100k = await big.heapMb()
  const append100k = await appending(big, BIG, SIZES[BIG] ?? 0)
  const burst = await bursting(big, BIG, append100k.last)
  const swap = await switching(big, BIG, OTHER)
  await big.close()

  const reading = await open()
  await fill(reading, isFloor ? READ : SMALL)
  await reading.call('open', READ)
  const scrolls = []
  for (let n = 0; n < 3; n += 1) {
    scrolls.push(await reading.call('scrollUp'))
    await pause(200)
    await reading.call('close')
    await reading.call('open', READ)
  }
  const shifts = []
  for (let n = 0; n < 3; n += 1) {
    shifts.push(await reading.call('prepend', READ))
    await reading.call('close')
    await reading.call('open', READ)
  }
  await reading.close()

  return {
    open1k,
    open100k,
    filled: filled ?? 0,
    append1k: append1k.cost,
    append100k: append100k.cost,
    burst,
    swap,
    heap1k,
    heap100k,
    shift: {
      worst: Math.max(...shifts.map(({ worst }) => worst)),
      final: Math.max(...shifts.map(({ final }) => final)),
    },
    scroll: {
      p95: median(scrolls.map(({ p95 }) => p95)),
      dropped: median(scrolls.map(({ dropped }) => dropped)),
      blank: Math.max(...scrolls.map(({ blank }) => blank)),
    },
  }
}
