import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../support/scratch-repo'
import type { NamedMachine } from './machines'

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'))
    .map((file) => `${folder}/${file}`)

/** The comment before the machine in its file, without the marks of a comment. */
const commentOf = (source: string): string => {
  const before = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/.exec(textOf(source))?.[1] ?? ''
  return before
    .replaceAll(/^\s*\* ?/gm, '')
    .replace('@internal', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** What the machine is for, in one sentence. */
export const sentenceOf = ({ source }: NamedMachine): string => /^.*?[.](?= |$)/.exec(commentOf(source))?.[0] ?? ''

const domain = filesIn('src/domain').map((file) => [file, textOf(file)] as const)
const tests = filesIn('test').map((file) => [file, textOf(file)] as const)

/** The reducers that are made from the machine. */
const reducersOf = ({ source }: NamedMachine): readonly string[] => {
  const own = `/${path.basename(source, '.ts')}'`
  return domain
    .filter(([file, text]) => path.dirname(file) === path.dirname(source) && (file === source || text.includes(own)))
    .flatMap(([, text]) => [...text.matchAll(/export const (\w+Reducer) =/g)].map(([, name]) => name ?? ''))
}

const imported = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to]) => `${path.posix.join(path.dirname(file), to ?? '')}.ts`)

const ID = /\b(?!BI-)(?:R\d|[A-Z]{2,5})-\d+\b/g

/** The ids of invariants and requirements in the titles of the tests that run one of the machine's reducers. */
const idsOf = (machine: NamedMachine): readonly string[] => {
  const names = reducersOf(machine)
  const uses = (text: string): boolean => names.some((name) => new RegExp(String.raw`\b${name}\b`).test(text))
  const helpers = new Set(tests.filter(([file, text]) => !file.includes('.test.') && uses(text)).map(([file]) => file))
  const ids = tests
    .filter(
      ([file, text]) => file.includes('.test.') && (uses(text) || imported(file, text).some((one) => helpers.has(one))),
    )
    .flatMap(([, text]) => [...text.matchAll(/^\s*it(?:\.each)?\(.*?$|^\s*['"`].*?$/gm)].map(([line]) => line))
    .flatMap((title) => [...title.matchAll(ID)].map(([id]) => id))
  const order = (id: string): number => Number(id.slice(id.indexOf('-') + 1))
  return [...new Set(ids)].sort(
    (a, b) => a.slice(0, a.indexOf('-')).localeCompare(b.slice(0, b.indexOf('-'))) || order(a) - order(b),
  )
}

const isRequirement = (id: string): boolean => /^R\d/.test(id)

/** The invariants under test, such as `MIC-4`. */
export const invariantsOf = (machine: NamedMachine): readonly string[] =>
  idsOf(machine).filter((id) => !isRequirement(id))

/** The requirements under test, such as `R2-125`. */
export const requirementsOf = (machine: NamedMachine): readonly string[] => idsOf(machine).filter(isRequirement)
