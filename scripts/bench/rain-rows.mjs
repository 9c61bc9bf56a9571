import { BenchPage } from './pages.mjs'

const BUBBLES = 300
const FRAMES = 600

/**
 * Measures the frames of a rain of 300 bubbles at 4× CPU, with occasional sparks.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
export async function measureRain(browser, origin) {
  const page = await BenchPage.open(browser, origin, '/rain.html')
  await page.page.waitForFunction(() => Reflect.get(window, 'bench') !== undefined)
  await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const measured = /** @type {{ p95: number, worst: number }} */ (await page.call('rain', BUBBLES, FRAMES))
  await page.page.context().close()
  return measured
}
