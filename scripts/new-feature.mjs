// Writes a small working feature: a list that is read, a form that adds an entry, server, tests, two languages.
// Guide: docs/adding-a-feature.md.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMain } from './lib/root.mjs'
import { binOf } from './lib/run-node.mjs'
import { namesOf } from './new-feature/names.mjs'
import { filesOf } from './new-feature/templates.mjs'

const ROUTES = 'src/ui/app/routing/route-table.ts'
const PATHS = 'src/ui/app/routing/paths.ts'
const LIST = 'src/domain/features.ts'
const TOUR = 'docs/tour.md'
/** Matches the table of areas in docs/tour.md: the head and all rows. */
const AREAS = /\| area \| address \|[^\n]*\n(?:\|[^\n]*\n)+/

/** @param {string} file @param {string} before @param {string} after */
const changed = (file, before, after) => {
  if (after === before) throw new Error(`${file} has no place for a new row. Update scripts/new-feature.mjs.`)
  return after
}

/**
 * The script looks up the formatter before it writes any file, so that a missing package leaves no unformatted files.
 */
const formatter = () => {
  try {
    return binOf('oxfmt')
  } catch {
    throw new Error('oxfmt is not installed. Run npm ci first.')
  }
}

/**
 * Writes the feature's files. Writes nothing if the name is not allowed.
 * @param {string} name
 * @param {string} home the root of the repository
 */
export const writeFeature = (name, home) => {
  const names = namesOf(name)
  const at = (/** @type {string} */ file) => path.join(home, file)
  const textOf = (/** @type {string} */ file) => readFileSync(at(file), 'utf8')
  const files = filesOf(names)
  const folders = ['src/domain', 'src/application/features', 'src/ui/features'].map((ring) => `${ring}/${name}`)
  const taken = [...folders, ...Object.keys(files)].find((file) => existsSync(at(file)))
  if (taken !== undefined) throw new Error(`The name ${name} is taken: ${taken} exists already.`)
  const address = new RegExp(`'/${name}(?:['/?])`)
  if ([ROUTES, PATHS].some((file) => address.test(textOf(file))))
    throw new Error(`The name ${name} is taken: a page has the address /${name} already.`)
  const [list, routes, tour] = [textOf(LIST), textOf(ROUTES), textOf(TOUR)]
  const row = `  { path: '/${name}', around: 'appShell', membersOnly: true, feature: '${name}' },`
  const area = `| ${names.title.toLowerCase()} | \`/${name}\` | read your entries, add one |`
  const type = `import type { ${names.camel}Feature } from './${name}/feature'`
  const listed = `  ${names.key}: listed<typeof ${names.camel}Feature>(),`
  const edits = {
    [LIST]: changed(
      LIST,
      list,
      list
        .replace(/(?<=\/feature'\n)(?=import type \{ CoreAccountMessage)/, `${type}\n`)
        .replace(/(?<=,\n)(?=\}\n\nexport type FeatureName)/, `${listed}\n`),
    ),
    [ROUTES]: changed(ROUTES, routes, routes.replace(/\n\]\n$/, `\n${row}\n]\n`)),
    [TOUR]: changed(
      TOUR,
      tour,
      tour.replace(AREAS, (table) => `${table}${area}\n`),
    ),
  }
  const oxfmt = formatter()
  for (const [file, text] of Object.entries({ ...files, ...edits })) {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  // Names differ in length, so only the formatter knows where lines break.
  execFileSync(process.execPath, [oxfmt, ...Object.keys(files)], { cwd: home, stdio: 'pipe' })
  return { written: Object.keys(files), edited: Object.keys(edits) }
}

if (isMain(import.meta.url)) {
  try {
    const { written, edited } = writeFeature(process.argv[2] ?? '', process.cwd())
    for (const file of written) console.log(`wrote   ${file}`)
    for (const file of edited) console.log(`edited  ${file}`)
    console.log(`\nRun npm run dev, sign in as ada@loop.example and open /${process.argv[2]}.`)
    console.log('Then follow docs/adding-a-feature.md.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
