// Writes a small feature that works: one list that is read, its page, the server's route, tests, both languages
// (docs/adding-a-feature.md).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from './new-feature/templates.mjs'
import { isMain } from './lib/root.mjs'

const NAME = /^[a-z][a-z]{1,29}$/
const ROUTES = 'src/ui/app/routing/route-table.ts'

/** @param {string} file @param {(text: string) => string} change */
const edit = (file, change) => {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before)
    throw new Error(`${file} is not as this program knows it: there is no place for what has to be added.`)
  writeFileSync(file, after)
}

/** @param {string} name @param {string} home the root of the repository */
export const writeFeature = (name, home) => {
  if (!NAME.test(name)) throw new Error('The name of a feature has 2 to 30 small letters and nothing else.')
  const at = (/** @type {string} */ file) => path.join(home, file)
  if (existsSync(at(`src/domain/${name}`))) throw new Error(`There is a feature ${name} already.`)
  const files = filesOf(name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  edit(at(ROUTES), (text) =>
    text.replace(/\n\]\n$/, `\n  { path: '/${name}', around: 'frame', membersOnly: true, feature: '${name}' },\n]\n`),
  )
  return { written: Object.keys(files), edited: [ROUTES] }
}

if (isMain(import.meta.url)) {
  const { written, edited } = writeFeature(process.argv[2] ?? '', process.cwd())
  for (const file of written) console.log(`wrote   ${file}`)
  for (const file of edited) console.log(`edited  ${file}`)
}
