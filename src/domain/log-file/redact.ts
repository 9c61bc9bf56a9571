import * as t from 'io-ts'
import { entriesOf, tableFrom } from '../kernel/table'
import { FIELDS, TABLES, type Rule } from './fields'
import { makePseudonyms, type Pseudonyms } from './pseudonyms'
import { MASK, maskTokens } from './scanner'

/** The type of a file is one too. */
const CODE = /^[A-Za-z][A-Za-z-]{0,39}(?:\/[a-z0-9.+-]{1,20})?$/
const PATTERN = /^\/(?:(?::?[a-z-]{1,20}|\*)(?:\/|$))*$/
const FIGURE = /^-?[0-9]{1,20}(?:\.[0-9]{1,18})?$/
const HOST = /^(https?):\/\/(?:[^/?#@]*@)?([a-z0-9.-]+)/i

/** Of an address only the host, and of one of our own nothing. */
const hostOf = (url: string): string => {
  const [, scheme, host] = HOST.exec(url) ?? []
  return scheme === undefined || host === undefined ? '/' : `${scheme}://${host}/`
}

/** What is replaced where, in one export: the same thing has the same other name in all of it. */
export const makeRedaction = () => {
  const names: Pseudonyms = makePseudonyms()

  const leaf = (rule: Rule, original: string): string => {
    switch (rule) {
      case 'code':
      case 'states': return CODE.test(original) ? original : MASK
      case 'path': return original === '' || original === '*' || PATTERN.test(original) ? original : '/'
      case 'figure': return FIGURE.test(original) ? original : MASK
      case 'url': return hostOf(original)
      case 'amount': return '0'
      // The way to the sign-in page is one of ours; any other way says who or what was looked at.
      case 'plain': return original === '/sign-in' ? original : original.startsWith('/') ? '/' : names.text(original)
      default: return names[rule](original)
    }
  }

  const field = (name: string, value: unknown): readonly [string, unknown] => {
    const rule = FIELDS.get(name)
    if (rule === undefined) return [names.id(name), blank(value)]
    if (rule === 'states') return [name, states(value)]
    // Our own words stand under `key`; everywhere else that is the word of an address.
    if (name === 'words' && t.UnknownRecord.is(value)) return [name, 'key' in value ? { key: walk('code', value['key']) } : walk('text', value)]
    const table = TABLES.get(name)
    if (table === undefined || !t.UnknownRecord.is(value)) return [name, walk(rule, value)]
    // Of the same name there is what is no table: what stands in it goes by fields of its own.
    return [name, tableFrom(entriesOf(value).map(([key, one]) => (FIELDS.has(key) ? field(key, one) : [leaf(table.keys, key), walk(table.values, one)])))]
  }

  const walk = (rule: Rule, value: unknown): unknown => {
    if (typeof value === 'string') return leaf(rule, value)
    if (Array.isArray(value)) return value.map((one) => walk(rule, one))
    return t.UnknownRecord.is(value) ? tableFrom(entriesOf(value).map(([key, one]) => field(key, one))) : value
  }

  const states = (value: unknown): unknown => {
    if (typeof value === 'string') return leaf('states', value)
    return t.UnknownRecord.is(value)
      ? tableFrom(entriesOf(value).map(([key, one]) => [leaf('states', key), states(one)] as const)) : value
  }

  /** Whatever nobody has said how to treat: its shape stays, and nothing else. */
  const blank = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(blank)
    if (t.UnknownRecord.is(value)) return tableFrom(entriesOf(value).map(([key, one]) => [names.id(key), blank(one)] as const))
    return typeof value === 'string' ? names.text(value) : typeof value === 'number' ? 0 : value
  }

  const origins = (value: unknown): unknown => !t.UnknownRecord.is(value) ? null
    : tableFrom(entriesOf(value).map(([tab, n]) => [names.id(tab), typeof n === 'number' ? n : 0] as const))

  return {
    entry: (stored: unknown): unknown => maskTokens(walk('plain', stored)),
    /** A piece by its name: that of a unit, of one of its parts, or of the log's own notes. */
    piece: (name: string, stored: unknown): readonly [string, unknown] => {
      const [unit = '', ...parts] = name.split('/')
      const to = [unit, ...parts.map((part) => (/^\d{1,6}$/.test(part) ? part : names.id(part)))].join('/')
      const { v, state } = t.type({ v: t.number, state: t.unknown }).is(stored) ? stored : { v: 0, state: stored }
      return [to, maskTokens({ v, state: unit.startsWith('@') ? origins(state) : walk('plain', state) })]
    },
  }
}
export type Redaction = ReturnType<typeof makeRedaction>
