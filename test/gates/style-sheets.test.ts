import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/scratch-repo'
import { textOf } from '../support/source-files'

const files = readdirSync(path.join(root, 'src/ui'), { recursive: true, encoding: 'utf8' }).map(
  (file) => `src/ui/${file.replaceAll(path.sep, '/')}`,
)
const sheets = files.filter((file) => file.endsWith('.css'))

/** Components set some themselves. */
const parts = files.filter((file) => /\.tsx?$/.test(file))
/** What Base UI measures of its popups. */
const BY_LIBRARIES = ['--available-height', '--transform-origin']

/** Sides that stay where they are when a language runs the other way. */
const SIDES =
  /(?:^|[;{\s])((?:(?:margin|padding|border)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius|text-align|float)\s*:\s*[^;}]*)/g
const isPhysical = (said: string): boolean =>
  /^(?:text-align|float)/.test(said) ? /:\s*(?:left|right)/.test(said) : true

/** What is centred, or placed by script in the window's own measures, has no beginning. */
const CENTRED: ReadonlySet<string> = new Set(['left: 50%', 'left: calc(50% - 18px)', 'left: 0'])

const physicalIn = (file: string): readonly string[] =>
  [...textOf(file).matchAll(SIDES)]
    .map(([, said = '']) => said.trim())
    .filter((said) => isPhysical(said) && !CENTRED.has(said))

describe('From right to left', () => {
  it('has style sheets to check', () => {
    expect(sheets.length).toBeGreaterThan(30)
  })

  it.each(sheets)('%s says start and end, not left and right', (file) => {
    expect(physicalIn(file)).toEqual([])
  })
})

describe('What style sheets share', () => {
  it('has each name once, but for small windows and less motion', () => {
    const everywhere = textOf('src/ui/styles/tokens.css').replaceAll(/@media[^{]*\{:root\{[^}]*\}\}/g, '')
    const names = [...everywhere.matchAll(/(?<![\w(-])(--[a-z0-9-]+)\s*:/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(60)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('is there wherever it is used: an unknown name draws nothing, and nobody is told', () => {
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
