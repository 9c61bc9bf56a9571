import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/scratch-repo'
import { textOf } from '../support/source-files'

const files = readdirSync(path.join(root, 'src/ui'), { recursive: true, encoding: 'utf8' }).map(
  (file) => `src/ui/${file.replaceAll(path.sep, '/')}`,
)
const sheets = files.filter((file) => file.endsWith('.css'))

/** The component files, because components set some custom properties too. */
const parts = files.filter((file) => /\.tsx?$/.test(file))
/** Custom properties that Base UI sets on its popups. */
const BY_LIBRARIES = ['--available-height', '--transform-origin']

/** Physical sides, which do not mirror in a right-to-left language. */
const SIDES =
  /(?:^|[;{\s])((?:(?:margin|padding|border)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius|text-align|float)\s*:\s*[^;}]*)/g
const isPhysical = (declaration: string): boolean =>
  /^(?:text-align|float)/.test(declaration) ? /:\s*(?:left|right)/.test(declaration) : true

/** Allowed values: they centre an element, or a script sets window coordinates. Neither needs mirroring. */
const CENTRED: ReadonlySet<string> = new Set(['left: 50%', 'left: calc(50% - 18px)', 'left: 0'])

const physicalIn = (file: string): readonly string[] =>
  [...textOf(file).matchAll(SIDES)]
    .map(([, declaration = '']) => declaration.trim())
    .filter((declaration) => isPhysical(declaration) && !CENTRED.has(declaration))

describe('Right-to-left languages', () => {
  it('this test finds more than 30 style sheets in src/ui', () => {
    expect(sheets.length).toBeGreaterThan(30)
  })

  it.each(sheets)('the style sheet %s uses start and end, not left and right', (file) => {
    expect(physicalIn(file)).toEqual([])
  })
})

describe('The custom properties of the style sheets', () => {
  it('each custom property in tokens.css is set only once outside media queries', () => {
    const everywhere = textOf('src/ui/styles/tokens.css').replaceAll(/@media[^{]*\{\s*:root\s*\{[^}]*\}\s*\}/g, '')
    const names = [...everywhere.matchAll(/(?<![\w(-])(--[a-z0-9-]+)\s*:/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(60)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('each custom property that a style sheet uses is set somewhere, because CSS ignores unknown names silently', () => {
    const named = (file: string): readonly string[] =>
      [...textOf(file).matchAll(/['"`]?(--[a-zA-Z0-9-]+)['"`]?\]?\s*:/g)].map(([, name = '']) => name)
    const known = new Set([...BY_LIBRARIES, ...[...sheets, ...parts].flatMap(named)])
    const used = sheets.flatMap((file) =>
      [...textOf(file).matchAll(/var\((--[a-zA-Z0-9-]+)\)/g)].map(([, name = '']) => `${name} in ${file}`),
    )
    expect(used.length).toBeGreaterThan(1_000)
    expect(used.filter((one) => !known.has(one.split(' ')[0] ?? ''))).toEqual([])
  })
})
