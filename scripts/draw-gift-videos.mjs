// Draws the animations of the simulator's gifts and writes public/gifts/*.webm (ADR: alpha video of our own).
// Run it by hand: `node scripts/draw-gift-videos.mjs`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from './lib/find-chromium.mjs'
import { encodedFrames } from './gift-videos/draw.mjs'
import { webm } from './gift-videos/webm.mjs'
import { root } from './lib/root.mjs'

const GAP = 4
/** @param {number} side */
const filled = (side) => Math.ceil(side / 16) * 16

/**
 * Sizes and scales match the catalogue (src/adapters/simulator/state/features/gift/catalogue.ts).
 * @type {readonly import('./gift-videos/draw.mjs').Gift[]}
 */
const GIFTS = [
  {
    id: '1',
    motion: 'bloom',
    colours: ['#f5b93c', '#fff3c4', '#e2466a'],
    width: 240,
    height: 320,
    frames: 45,
    fps: 25,
    scale: 1,
  },
  {
    id: '2',
    motion: 'bloom',
    colours: ['#ef5c80', '#f4809c', '#57b07c'],
    width: 240,
    height: 320,
    frames: 45,
    fps: 25,
    scale: 1,
  },
  {
    id: '3',
    motion: 'rise',
    colours: ['#f59b3c', '#ffe08a', '#e2466a'],
    width: 240,
    height: 320,
    frames: 60,
    fps: 30,
    scale: 1,
  },
  {
    id: '4',
    motion: 'bloom',
    colours: ['#8f7bff', '#4aa3df', '#f5b93c', '#ef5c80'],
    width: 240,
    height: 320,
    frames: 45,
    fps: 25,
    scale: 1,
  },
  {
    id: '5',
    motion: 'bloom',
    colours: ['#4aa3df', '#d6fbff', '#ffffff'],
    width: 240,
    height: 320,
    frames: 45,
    fps: 25,
    scale: 0.5,
  },
  {
    id: '6',
    motion: 'bloom',
    colours: ['#f5b93c', '#ffe08a', '#c67a1d'],
    width: 240,
    height: 320,
    frames: 45,
    fps: 25,
    scale: 0.5,
  },
  {
    id: '8',
    motion: 'bloom',
    colours: ['#ef3f6b', '#ff9db3', '#ffe3ea'],
    width: 240,
    height: 320,
    frames: 45,
    fps: 30,
    scale: 0.5,
  },
  {
    id: '10',
    motion: 'burst',
    colours: ['#f5b93c', '#ef5c80', '#4aa3df', '#8f7bff'],
    width: 320,
    height: 320,
    frames: 60,
    fps: 30,
    scale: 0.5,
  },
  {
    id: '14',
    motion: 'cross',
    colours: ['#8f7bff', '#ffe08a', '#4aa3df'],
    width: 320,
    height: 320,
    frames: 60,
    fps: 30,
    scale: 0.5,
  },
]

const folder = path.join(root, 'public/gifts')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: (await findChromium()).file,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  // Video encoders exist only in secure contexts.
  await page.route('https://gifts.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Gifts</title>' }),
  )
  await page.goto('https://gifts.example/')
  for (const gift of GIFTS) {
    const { width, height, fps, scale } = gift
    const videoWidth = filled(width + GAP + width * scale)
    const videoHeight = filled(height)
    const svg = readFileSync(path.join(root, `public/town/gf${gift.id}.svg`))
    const picture = `data:image/svg+xml;base64,${svg.toString('base64')}`
    const chunks = await page.evaluate(encodedFrames, { gift, picture, videoWidth, videoHeight, gap: GAP })
    const file = webm({
      width: videoWidth,
      height: videoHeight,
      fps,
      frames: chunks.map(({ data, at, isKey }) => ({ bytes: Buffer.from(data, 'base64'), at, isKey })),
    })
    writeFileSync(path.join(folder, `${gift.id}.webm`), file)
    console.log(`${gift.id}.webm  ${videoWidth}×${videoHeight}  ${chunks.length} frames  ${file.length} bytes`)
  }
} finally {
  await browser.close()
}
