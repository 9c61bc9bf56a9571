import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { encodedFrames } from '../gift-videos/draw.mjs'
import { webm } from '../gift-videos/webm.mjs'
import { root } from '../lib/root.mjs'
import { BenchPage } from './pages.mjs'

const GAP = 4
const SIZE = { width: 480, height: 854 }
const MANY = 200
/** @param {number} side */
const filled = (side) => Math.ceil(side / 16) * 16

/**
 * Writes a gift animation with that many frames into the folder of the bench pages.
 * @param {import('playwright').Browser} browser
 * @param {string} folder
 * @param {number} fps
 * @param {number} frames
 */
async function film(browser, folder, fps, frames) {
  const { width, height } = SIZE
  const gift = /** @type {const} */ ({
    id: '14',
    motion: 'burst',
    colours: ['#8f7bff', '#ffe08a', '#4aa3df'],
    width,
    height,
    frames,
    fps,
    scale: 0.5,
  })
  const [videoWidth, videoHeight] = [filled(width + GAP + width / 2), filled(height)]
  const page = await browser.newPage()
  // Video encoders exist only in secure contexts.
  await page.route('https://gifts.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Gifts</title>' }),
  )
  await page.goto('https://gifts.example/')
  const svg = readFileSync(path.join(root, 'public/town/gf14.svg'))
  const picture = `data:image/svg+xml;base64,${svg.toString('base64')}`
  const chunks = await page.evaluate(encodedFrames, { gift, picture, videoWidth, videoHeight, gap: GAP })
  await page.close()
  const url = `/gifts/${fps}-${frames}.webm`
  writeFileSync(
    path.join(folder, url),
    webm({
      width: videoWidth,
      height: videoHeight,
      fps,
      frames: chunks.map(({ data, at, isKey }) => ({ bytes: Buffer.from(data, 'base64'), at, isKey })),
    }),
  )
  return {
    url,
    frames,
    fps,
    width,
    height,
    videoWidth,
    videoHeight,
    rgb: [0, 0, width, height],
    alpha: [width + GAP, 0, width / 2, height / 2],
  }
}

/**
 * Compares an alpha video of 480×854 with a plain `<video>` of the same file, then plays 200 short alpha videos. The
 * browser renders WebGL in software.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string} folder
 */
export async function measureGifts(browser, origin, folder) {
  mkdirSync(path.join(folder, 'gifts'), { recursive: true })
  const films = [await film(browser, folder, 30, 90), await film(browser, folder, 25, 75)]
  const short = await film(browser, folder, 30, 5)
  const page = await BenchPage.open(browser, origin, '/gift.html')
  await page.page.waitForFunction(() => Reflect.get(window, 'bench') !== undefined)
  const rates = []
  for (const clip of films) {
    const plain = /** @type {number} */ (await page.call('plain', clip.url))
    const ours = /** @type {number} */ (await page.call('moving', clip))
    rates.push({ fps: clip.fps, plain, ours })
  }
  await page.call('many', short, 20)
  const before = await page.heapMb()
  const contexts = /** @type {number} */ (await page.call('many', short, MANY - 20))
  const grown = (await page.heapMb()) - before
  await page.page.context().close()
  return { rates, contexts, grown }
}
