import tsv from '../../fixtures/bad-inputs.tsv?raw'

export interface BadInput {
  readonly id: string
  readonly text: string
  readonly expected: string
}

const has = <K extends string>(u: unknown, key: K): u is Record<K, unknown> =>
  typeof u === 'object' && u !== null && key in u
const part = (rule: unknown, key: string): string => (has(rule, key) && typeof rule[key] === 'string' ? rule[key] : '')
const timesOf = (rule: unknown): number => (has(rule, 'times') && typeof rule.times === 'number' ? rule.times : 0)

/** The text of a rule: prefix + repeat × times + then × times + suffix (invariants.md §20). */
const generated = (rule: unknown): string => {
  const times = timesOf(rule)
  return (
    part(rule, 'prefix') + part(rule, 'repeat').repeat(times) + part(rule, 'then').repeat(times) + part(rule, 'suffix')
  )
}

const textOf = (input: string): string => {
  if (input.startsWith('@gen ')) return generated(JSON.parse(input.slice('@gen '.length)))
  const text: unknown = JSON.parse(`"${input}"`)
  return typeof text === 'string' ? text : ''
}

/** The text as rendered: U+FFFD for NUL and for the file's one lone surrogate. */
export const visible = (text: string): string => text.replaceAll('\u0000', '\uFFFD').replaceAll('\ud800', '\uFFFD')

/** The rows of the bad-input file for one entry point. */
export const badInputs = (entryPoint: string): readonly BadInput[] =>
  tsv
    .split('\n')
    .map((line) => line.replace(/\r$/, '').split('\t'))
    .flatMap(([id = '', at, input = '', expected = '']) =>
      at === entryPoint ? [{ id, text: textOf(input), expected }] : [],
    )

export const badInput = (entryPoint: string, id: string): BadInput => {
  const found = badInputs(entryPoint).find((row) => row.id === id)
  if (found === undefined) throw new Error(`there is no row ${id} for ${entryPoint}`)
  return found
}
