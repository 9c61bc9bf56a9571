import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { OPENING_ROUTES, WORDS } from '../lib/opening-routes.mjs'
import { isMain, root } from '../lib/root.mjs'

const OUT = 'dist/first-views'
const ENTRY = 'main.prerender'
/** Pictures have the same names as in the client's build (vite.config.ts). */
const ASSETS = { assetFileNames: 'assets/[name]-[hash:7][extname]' }
/** The widths in CSS px of the two layouts. The page has a single column below 1,024 px. */
const LAYOUTS = { wide: 1_280, narrow: 390 }
/** Members and visitors see different parts of some pages. */
const VISITS = ['visitor', 'member']
/** @param {string} route a sign-in page sends members on */
const visitsOf = (route) => (route.startsWith('/sign-in') ? ['visitor'] : VISITS)
/** Attributes that would let assistive technology, tests or links find an element that is not there yet. */
const REMOVED = / (?:id|for|name|href|tabindex|aria-(?!disabled|pressed)[a-z]+|data-discover)="[^"]*"/g

/**
 * `views` is the markup of each opening route's first frame, by route, language, layout and visit. `styles` is their style
 * sheet.
 * @typedef {{ views: Record<string, Record<string, Record<string, string>>>, styles: string }} FirstViews
 */

const STYLE = / style="([^"]*)"/g
const ENTITIES = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** @param {string} html */
const withoutHooks = (html) => html.replaceAll(/<!--.*?-->|<link [^>]*>/g, '').replaceAll(REMOVED, '')

/**
 * Moves the style attributes into rules, because the content security policy allows no inline styles.
 * @param {string} html
 * @param {string[]} rules the declarations so far; an attribute refers to them by position
 */
const withoutStyles = (html, rules) =>
  html.replaceAll(STYLE, (_, escaped) => {
    const declarations = Object.entries(ENTITIES).reduce((text, [name, sign]) => text.replaceAll(name, sign), escaped)
    const known = rules.indexOf(declarations)
    return ` data-look="${known < 0 ? rules.push(declarations) - 1 : known}"`
  })

/**
 * Renders in this process with the globals of a browser without network, storage or time.
 * @returns {Promise<FirstViews>}
 */
async function render() {
  const { Window } = await import('happy-dom')
  const window = new Window({ url: 'http://localhost/' })
  /** @param {string} name @param {unknown} value */
  const provide = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true })
  // Nearly all browsers can use passkeys, so the sign-in page keeps a place for their button.
  Reflect.set(window, 'PublicKeyCredential', {})
  provide('window', window)
  for (const name of ['document', 'location', 'navigator', 'localStorage', 'sessionStorage'])
    provide(name, Reflect.get(window, name))
  for (const name of ['matchMedia', 'requestAnimationFrame', 'cancelAnimationFrame'])
    provide(name, Reflect.get(window, name).bind(window))
  const { firstViewOf } = await import(pathToFileURL(path.join(root, OUT, `${ENTRY}.js`)).href)
  /** @type {FirstViews['views']} */
  const views = {}
  /** @type {string[]} */
  const rules = []
  for (const route of Object.keys(OPENING_ROUTES)) {
    views[route] = {}
    for (const language of Object.keys(WORDS)) {
      // The language menu shows the browser's language.
      Object.defineProperty(window.navigator, 'languages', { value: [language], configurable: true })
      /** @type {Record<string, string>} */
      const layouts = {}
      for (const [layout, width] of Object.entries(LAYOUTS))
        for (const visit of visitsOf(route)) {
          window.happyDOM.setViewport({ width })
          const html = await firstViewOf(route.replace(':key', '1'), language, visit === 'member')
          layouts[`${layout}-${visit}`] = withoutStyles(withoutHooks(html), rules)
        }
      views[route][language] = layouts
    }
  }
  const styles = rules.map((declarations, at) => `#first-view [data-look="${at}"]{${declarations}}`).join('\n')
  return { views, styles }
}

/**
 * The script that runs before the first paint. It is no module, because a module would run after the whole document.
 * @returns {Promise<string>}
 */
export async function earlyScript() {
  const { build } = await import('vite')
  const built = await build({ root, mode: 'early', logLevel: 'warn', build: { write: false } })
  if (!('output' in built)) throw new Error('the early script is one bundle')
  return built.output[0].code
}

/**
 * Builds the client for Node and renders the first view of each opening route in a process of its own.
 * @returns {Promise<FirstViews>}
 */
export async function firstViews() {
  const { build } = await import('vite')
  await build({
    root,
    mode: 'testing',
    // The build of the client itself shows the warnings.
    logLevel: 'error',
    build: { ssr: true, outDir: OUT, rolldownOptions: { input: { [ENTRY]: `src/${ENTRY}.tsx` }, output: ASSETS } },
    ssr: { noExternal: true, external: [] },
  })
  const [node, script] = [process.execPath, path.join(root, 'scripts/build/first-views.mjs')]
  const env = { ...process.env, NODE_ENV: 'production' }
  return JSON.parse(execFileSync(node, [script], { env, encoding: 'utf8', maxBuffer: 10_000_000 }))
}

if (isMain(import.meta.url)) {
  process.stdout.write(JSON.stringify(await render()), () => process.exit())
}
