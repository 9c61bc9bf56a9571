import { MEDIA_ARGS } from '../lib/chromium-media-args.mjs'
import { median } from './pages.mjs'

const RUNS = 5
const CUT_MS = 3_000

/**
 * Measures a room whose two ends run in one page, over real WebRTC connections.
 * @param {string} executablePath
 * @param {string} origin
 */
export async function measureRooms(executablePath, origin) {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath, args: MEDIA_ARGS })
  try {
    const context = await browser.newContext({ permissions: ['microphone'] })
    const page = await context.newPage()
    await page.goto(`${origin}/lab/lab.html`)
    /** @param {string} act @param {readonly unknown[]} args */
    const lab = (act, ...args) =>
      page.evaluate(
        ([name, given]) => Reflect.get(window, 'lab')[name](...given),
        /** @type {[string, any[]]} */ ([act, args]),
      )
    await lab('open', 'speaker', true)
    await lab('begin', 'speaker', 'enter')
    await lab('joined', 'speaker')
    await lab('begin', 'speaker', 'microphone')
    await lab('begin', 'speaker', 'speak')
    /** @type {number[]} */
    const firstSounds = []
    /** @type {number[]} */
    const negotiations = []
    for (let run = 0; run < RUNS; run += 1) {
      const listener = `listener-${run}`
      await lab('open', listener, true)
      firstSounds.push(await lab('enterAndHear', listener, 'speaker'))
      negotiations.push(...(await lab('negotiated', listener)))
      if (run < RUNS - 1) await lab('end', listener, 'enter')
    }
    const last = `listener-${RUNS - 1}`
    await lab('end', 'speaker', 'speak')
    const rejoin = await lab('cutAndRejoin', ['speaker', last], CUT_MS)
    const after = await lab('endAndListen', 'speaker', 'speak', last, 1_000)
    return {
      firstSound: median(firstSounds),
      negotiation: median(negotiations),
      rejoin,
      wasSilent: after.lastSoundMs === 0,
    }
  } finally {
    await browser.close()
  }
}
