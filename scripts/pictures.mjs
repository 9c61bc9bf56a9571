import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build/build.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { ensure } from './lib/ensure-installed.mjs'
import { MEDIA_ARGS } from './lib/chromium-media-args.mjs'
import { root } from './lib/root.mjs'
import { secondsSince } from './lib/log-duration.mjs'

const { values } = parseArgs({ options: { journey: { type: 'string' }, variant: { type: 'string', default: '' } } })
// So that the processes that were started end with this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const wanted = values.journey?.split(',')
const begun = performance.now()
await ensure()
await build()
const { chromium } = await import('playwright')
const { startHost } = await import('./pictures/start-server.mjs')
const { journeys, paces } = await import('./pictures/journeys.mjs')
const { loadTranslations } = await import('./pictures/load-translations.mjs')
const { sheetOf } = await import('./pictures/contact-sheet.mjs')

const home = path.join(root, 'pictures')
const sizes = {
  '1440x900': { viewport: { width: 1440, height: 900 } },
  '390x844': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}
const languages = { en: 'en-GB', zh: 'zh-CN' }
const themes = /** @type {const} */ (['light', 'dark'])

const variants = Object.entries(sizes)
  .flatMap(([size, options]) =>
    themes.flatMap((theme) =>
      Object.entries(languages).map(([language, locale]) => ({
        name: `${size}-${theme}-${language}`,
        language,
        isPhone: size !== '1440x900',
        options: { ...options, locale, colorScheme: theme, reducedMotion: /** @type {const} */ ('reduce') },
      })),
    ),
  )
  .filter(({ name }) => name.includes(values.variant))

/** @param {import('playwright').Page} page */
async function settled(page) {
  // Where a button was pressed another may have come: nothing is to look hovered.
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** @type {import('./pictures/contact-sheet.mjs').Picture[]} */
const pictures = []
/** @type {string[]} */
const problems = []

if (values.journey === undefined && values.variant === '') rmSync(home, { recursive: true, force: true })
mkdirSync(home, { recursive: true })
const { file: executablePath } = await findChromium()
const browser = await chromium.launch({ executablePath, args: [...MEDIA_ARGS, '--hide-scrollbars'] })

/**
 * @param {typeof variants[number]} variant
 * @param {[string, (stage: import('./pictures/journey-steps.mjs').Stage) => Promise<void>]} journey
 */
async function take(variant, [title, journey]) {
  // A town of its own for each: what one journey reads or says must not show in another.
  const host = await startHost('--pace', paces[title] ?? '0')
  const context = await browser.newContext({ ...variant.options, baseURL: host.origin })
  const words = await loadTranslations(variant.language)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  /** @param {string} name */
  const shoot = async (name) => {
    const overflow = await settled(page)
    if (overflow > 0) problems.push(`${name} (${variant.name}): ${overflow} px wider than the window`)
    const file = `${name.replaceAll(' ', '-')}-${variant.name}.png`
    await page.screenshot({ path: path.join(home, file), animations: 'disabled', caret: 'hide' })
    pictures.push({ name, variant: variant.name, file })
  }
  try {
    await journey({ page, context, words, isPhone: variant.isPhone, shoot })
  } catch (error) {
    problems.push(`${title} (${variant.name}) broke off: ${error instanceof Error ? error.message : String(error)}`)
    await shoot(`${title} broken off`)
  } finally {
    await context.close()
    await host.stop()
  }
}

for (const variant of variants) {
  for (const entry of Object.entries(journeys)) {
    if (wanted === undefined || wanted.includes(entry[0])) await take(variant, entry)
  }
  console.log(`  ${variant.name} (${secondsSince(begun)})`)
}
await browser.close()
writeFileSync(path.join(home, 'index.html'), sheetOf(pictures))
for (const problem of problems) console.error(problem)
console.log(`${pictures.length} pictures: ${path.join(home, 'index.html')} (${secondsSince(begun)})`)
process.exitCode = problems.length === 0 ? 0 : 1
