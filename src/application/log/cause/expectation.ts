import * as E from 'fp-ts/Either'
import type { Table } from '../../../domain/kernel/table'

/** Returns why the states of the reducers, by the reducer's name, are not as expected; `null` if they are. */
export type Check = (states: Table<unknown>) => string | null

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const at = (value: unknown, [field, ...rest]: readonly string[]): unknown =>
  field === undefined ? value : at(isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined, rest)

/** Compares by JSON, because a state is stored as JSON. A missing field is written `undefined`. */
const textOf = (value: unknown): string => (value === undefined ? 'undefined' : JSON.stringify(value))

const SHAPE = /^([^.=!]+)((?:\.[^.=!]+)*)(=|!=)(.*)$/su

/**
 * Reads an expectation such as `session.value.present="known"` or `chat/drafts.drafts!={}`: the name of a reducer, the
 * path of a field in its state, and the expected JSON. `undefined` stands for a missing field.
 */
export const readExpectation = (text: string): E.Either<string, Check> => {
  const [, name = '', path = '', operator = '', json = ''] = SHAPE.exec(text.trim()) ?? []
  if (name === '') return E.left(`"${text}" is no expectation. Write REDUCER.FIELD=JSON or REDUCER.FIELD!=JSON.`)
  const fields = path.split('.').slice(1)
  const expected =
    json.trim() === 'undefined' ? E.right(undefined) : E.tryCatch((): unknown => JSON.parse(json), String)
  if (E.isLeft(expected)) return E.left(`The expected value ${json} is no JSON. Write texts in double quotes.`)
  const wanted = textOf(expected.right)
  return E.right((states) => {
    if (!Object.hasOwn(states, name)) return `There is no reducer "${name}"`
    const found = textOf(at(states[name], fields))
    if ((found === wanted) === (operator === '=')) return null
    return operator === '=' ? `${name}${path} is ${found}, expected ${wanted}` : `${name}${path} is ${found}`
  })
}

/** The check of an expectation; `null` if the text is no expectation. */
export const checkOf = (text: string): Check | null => {
  const check = readExpectation(text)
  return E.isRight(check) ? check.right : null
}
