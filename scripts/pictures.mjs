import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build/build.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { ensure } from './lib/ensure-installed.mjs'
import { MEDIA_ARGS } from './lib/chromium-media-args.mjs'
import { root } from './lib/root.mjs'
import { secondsSince } from './lib/log-duration.mjs'
import { missingFontsHint } from './pictures/missing-fonts.mjs'

/** @import { BrowserContextOptions } from 'playwright' */
/** @import { Picture } from './pictures/contact-sheet.mjs' */
/** @import { Stage } from './pictures/journey-steps.mjs' */
/** @typedef {{ name: string, language: string, isPhone: boolean, options: BrowserContextOptions }} Variant */
/** @typedef {(stage: Stage) => Promise<void>} Journey */

const { values } = parseArgs({
  options: {
    journey: { type: 'string' },
    variant: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
  },
})
// Exit handlers end the servers.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const begun = performance.now()
await ensure()
await build()
const { chromium } = await import('playwright')
const { startHost } = await import('./pictures/start-server.mjs')
const { journeys, paces } = await import('./pictures/journeys.mjs')
const { loadTranslations } = await import('./pictures/load-translations.mjs')
const { settler } = await import('./pictures/settle.mjs')
const { contactSheet } = await import('./pictures/contact-sheet.mjs')
const { morningTimeZone, readmePicture } = await import('./pictures/readme-picture.mjs')

const output = path.join(root, 'pictures')
const README_PICTURE = path.join(root, 'docs', 'picture.png')
const README_BYTES = 400_000
const README_VARIANT = '1440x900-light-en'
const sizes = {
  '1440x900': { viewport: { width: 1440, height: 900 } },
  '390x844': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}
const languages = { en: 'en-GB', zh: 'zh-CN' }
const themes = /** @type {const} */ (['light', 'dark'])

/** @type {readonly Variant[]} */
const allVariants = Object.entries(sizes).flatMap(([size, options]) =>
  themes.flatMap((theme) =>
    Object.entries(languages).map(([language, locale]) => ({
      name: `${size}-${theme}-${language}`,
      language,
      isPhone: size !== '1440x900',
      options: { ...options, locale, colorScheme: theme, reducedMotion: 'reduce' },
    })),
  ),
)

/** The journeys to take, by name. @returns {[string, Journey][]} */
function chosenJourneys() {
  if (values.readme) return [['readme', readmePicture]]
  /** @type {[string, Journey][]} */
  const known = Object.entries(journeys)
  const names = values.journey?.split(',') ?? known.map(([name]) => name)
  const unknown = names.filter((name) => !known.some(([other]) => other === name))
  if (unknown.length === 0) return known.filter(([name]) => names.includes(name))
  throw new Error(`No journey ${unknown.join(', ')}. Journeys: ${known.map(([name]) => name).join(', ')}`)
}

/** @returns {readonly Variant[]} */
function chosenVariants() {
  const chosen = values.readme
    ? allVariants
        .filter(({ name }) => name === README_VARIANT)
        .map((variant) => ({ ...variant, options: { ...variant.options, timezoneId: morningTimeZone(new Date()) } }))
    : allVariants.filter(({ name }) => name.includes(values.variant))
  if (chosen.length > 0) return chosen
  throw new Error(`No variant ${values.variant}. Variants: ${allVariants.map(({ name }) => name).join(', ')}`)
}

/** @type {Picture[]} */
const pictures = []
/** @type {string[]} */
const problems = []

const variants = chosenVariants()
const chosen = chosenJourneys()
const hint = missingFontsHint()
if (hint !== undefined) console.log(`> ${hint}`)
if (!values.readme && values.journey === undefined && values.variant === '') {
  rmSync(output, { recursive: true, force: true })
}
mkdirSync(output, { recursive: true })
const { file: executablePath } = await findChromium()
const browser = await chromium.launch({ executablePath, args: [...MEDIA_ARGS, '--hide-scrollbars'] })

/** @param {Variant} variant @param {string} title @param {Journey} journey */
async function take(variant, title, journey) {
  // Each journey has its own server, so that no journey sees changes of another journey.
  const server = await startHost('--pace', paces[title] ?? '0')
  const context = await browser.newContext({ ...variant.options, baseURL: server.origin })
  const textOf = await loadTranslations(variant.language)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const settle = settler(page)
  /** @param {string} name */
  const shoot = async (name) => {
    await settle()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) problems.push(`${name} (${variant.name}): ${overflow} px wider than the window`)
    const file = `${name.replaceAll(/[^\w-]+/g, '-')}-${variant.name}.png`
    const target = values.readme && name === title ? README_PICTURE : path.join(output, file)
    await page.screenshot({ path: target, animations: 'disabled', caret: 'hide' })
    pictures.push({ name, variant: variant.name, file })
  }
  try {
    await journey({ page, context, textOf, isPhone: variant.isPhone, shoot })
  } catch (error) {
    problems.push(`${title} (${variant.name}) broke off: ${error instanceof Error ? error.message : String(error)}`)
    await shoot(`${title} broken off`)
  } finally {
    await context.close()
    await server.stop()
  }
}

for (const variant of variants) {
  for (const [title, journey] of chosen) await take(variant, title, journey)
  console.log(`  ${variant.name} (${secondsSince(begun)})`)
}
await browser.close()
if (values.readme) {
  const { size } = statSync(README_PICTURE)
  if (size > README_BYTES) problems.push(`${README_PICTURE} has ${size} bytes, more than ${README_BYTES}`)
} else writeFileSync(path.join(output, 'index.html'), contactSheet(pictures))
for (const problem of problems) console.error(problem)
const result = values.readme ? README_PICTURE : path.join(output, 'index.html')
console.log(`${pictures.length} pictures: ${result} (${secondsSince(begun)})`)
process.exitCode = problems.length === 0 ? 0 : 1
