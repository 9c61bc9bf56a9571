import { performance } from 'node:perf_hooks'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--js-flags=--expose-gc',
]

/** Renders WebGL in software. */
export const WEBGL_ARGS = [
  ...ARGS.filter((arg) => arg !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/** @param {string} executablePath @param {readonly string[]} args */
export async function launch(executablePath, args = ARGS) {
  const { chromium } = await import('playwright')
  return chromium.launch({ executablePath, args: [...args] })
}

/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** A bench page. Figures that the page itself cannot measure come from the Chrome DevTools protocol. */
export class BenchPage {
  /** @param {import('playwright').Page} page @param {import('playwright').CDPSession} cdp @param {string} origin */
  constructor(page, cdp, origin) {
    this.page = page
    this.cdp = cdp
    this.origin = origin
  }

  /** @param {import('playwright').Browser} browser @param {string} origin @param {string} at */
  static async open(browser, origin, at) {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      console.error(`  page: ${error.message}`)
    })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    await page.goto(origin + at)
    return new BenchPage(page, cdp, origin)
  }

  /**
   * Calls a function of the page's `bench` object.
   * @param {string} act
   * @param {readonly unknown[]} args
   */
  call(act, ...args) {
    return this.page.evaluate(
      ([name, given]) => Reflect.get(window, 'bench')[name](...given),
      /** @type {[string, any[]]} */ ([act, args]),
    )
  }

  /** @param {string} name */
  async #metric(name) {
    const { metrics } = await this.cdp.send('Performance.getMetrics')
    return metrics.find((one) => one.name === name)?.value ?? 0
  }

  /** Busy time of the page's main thread in milliseconds. */
  async taskMs() {
    return 1_000 * (await this.#metric('TaskDuration'))
  }

  async heapMb() {
    for (let n = 0; n < 3; n += 1) await this.cdp.send('HeapProfiler.collectGarbage')
    return (await this.#metric('JSHeapUsedSize')) / 1_048_576
  }

  /** @param {Record<string, string | number>} query */
  emit(query) {
    return fetch(
      `${this.origin}/emit?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
    )
  }

  /**
   * Counts tasks over 50 ms and measures the page's busy time during `work`.
   * @param {() => Promise<unknown>} work
   */
  async watched(work) {
    await this.page.evaluate(() => {
      Reflect.set(window, 'watched', Reflect.get(window, 'bench').longTasks())
    })
    const [tasks, start] = [await this.taskMs(), performance.now()]
    await work()
    const ms = performance.now() - start
    const cpu = (await this.taskMs()) - tasks
    const long = await this.page.evaluate(() => Reflect.get(window, 'watched').stop())
    return { ms, cpu, long }
  }

  close() {
    return this.page.context().close()
  }
}

/** @param {number} ms */
export const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
