import * as E from 'fp-ts/Either'
import { parse as parseJson } from 'fp-ts/Json'
import * as t from 'io-ts'
import { canonicalJson } from '../kernel/canonical-json'
import { ChannelId, ConversationId, Gid, isPlainId } from '../kernel/ids'
import { entriesOf, tableFrom } from '../kernel/table'
import { isEmail } from '../sign-in'
import { KNOWN_EFFECT_IDS } from './known-effect-ids'

/**
 * Pseudonyms for an account's data. In one export, the same value always gets the same pseudonym of the same shape.
 * Every export uses new pseudonyms.
 */
export interface Pseudonyms {
  /**
   * The pseudonym of any text. Ids and e-mail addresses keep their kind; any other text keeps only its rough length.
   */
  readonly hide: (text: string) => string
  /**
   * The pseudonym of an effect request's id: a key in the id gets the same pseudonym as everywhere else in the export.
   */
  readonly ask: (text: string) => string
  /**
   * The pseudonym of a query's key: each value in the key gets the pseudonym that the same value has in the input, so
   * that a replay of the export finds the read.
   */
  readonly key: (text: string) => string
}

/** The length of a hidden text is rounded up to a length of this list. */
const LENGTHS = [8, 32, 128, 512, 2_048, 8_192, 32_768]
const FILLER = '·'

/** Prefixes of request ids. The text after one of these prefixes is one id, whatever characters the id contains. */
const UNNUMBERED: ReadonlySet<string> = new Set([
  'check',
  'hand',
  'forget',
  'drop',
  'find',
  'found',
  'send',
  'look',
  'act',
  'newest',
  'pins',
  'direct',
  'commands',
  'person',
  'names',
  'change',
  'notice',
  'deed',
  'space',
  'remind',
  'unremind',
  'spaceDeed',
  'enter',
  'leave',
  'save',
  'remove',
  'rainTap',
])
/** Prefixes of request ids. The text after one of these prefixes is a number that identifies nobody. */
const COUNTED: ReadonlySet<string> = new Set([
  'list',
  'trending',
  'candidates',
  'commandsDue',
  'searchDue',
  'personDue',
  'headerDue',
  'pageDue',
  'headerPeopleDue',
  'headerFocus',
  'pageFocus',
  'headerPeopleFocus',
  'headerGroups',
  'pageGroups',
  'headerPeopleGroups',
  'headerPeople',
  'pagePeople',
  'headerPeoplePeople',
  'spaces',
  'tell',
  'do',
  'rainLook',
  'rainOver',
  'rainNotice',
])
/**
 * Prefixes of request ids. After the prefix comes an id, mostly with a number; after `wait` comes the id of another
 * request.
 */
const NAMED = [
  'wait',
  'keep',
  'put',
  'older',
  'around',
  'read',
  'hole',
  'changes',
  'members',
  'following',
  'followers',
  'board',
  'reread',
]
const PREFIXED = new RegExp(`^(${[...UNNUMBERED, ...COUNTED, ...NAMED].join('|')}):(.*)$`, 's')
/** The id of a keyed machine's request: the machine's own request id, a slash, the item's key. */
const KEYED = /^(\w+)\/(.*)$/s
/** The id of a query's request: the query's key and the page. */
const QUERY_READ = /^read:(\{.*\}):(.*)$/s
const NUMBERED = /^(.*):([\d-]+)$/s
const NUMBERS = /^[\d-]+$/

/** An empty text identifies nobody, so it stays empty. A codec that rejects an empty text still rejects it. */
const isEmpty = (text: string): boolean => text.trim() === ''

export const makePseudonyms = (): Pseudonyms => {
  const numbers = new Map<string, number>()
  const counts = new Map<string, number>()
  const numberOf = (kind: string, text: string): number => {
    const known = numbers.get(`${kind}:${text}`)
    if (known !== undefined) return known
    const next = (counts.get(kind) ?? 0) + 1
    counts.set(kind, next)
    numbers.set(`${kind}:${text}`, next)
    return next
  }

  const hide = (text: string): string => {
    if (isEmpty(text)) return text
    if (Gid.is(text)) return String(90_000_000 + numberOf('gid', text))
    if (ChannelId.is(text)) return `00000000-0000-4000-8000-${String(numberOf('channel', text)).padStart(12, '0')}`
    if (ConversationId.is(text)) return `${text.slice(0, 3)}${hide(text.slice(3))}`
    if (isPlainId(text)) return `i${numberOf('id', text)}`
    if (isEmail(text)) return `person${numberOf('email', text)}@mail.invalid`
    const length = LENGTHS.find((limit) => limit >= text.length) ?? text.length
    return `t${numberOf('text', text)}`.padEnd(length, FILLER)
  }

  const inKey = (value: unknown): unknown => {
    if (typeof value === 'string') return hide(value)
    if (Array.isArray(value)) return value.map(inKey)
    return t.UnknownRecord.is(value) ? tableFrom(entriesOf(value).map(([name, item]) => [name, inKey(item)])) : value
  }
  const queryKey = (text: string): string => {
    const parsed = parseJson(text)
    return E.isRight(parsed) && t.UnknownRecord.is(parsed.right) ? canonicalJson(inKey(parsed.right)) : hide(text)
  }

  const ask = (text: string): string => {
    const [, readKey, page] = QUERY_READ.exec(text) ?? []
    if (readKey !== undefined && page !== undefined) return `read:${queryKey(readKey)}:${hide(page)}`
    if (KNOWN_EFFECT_IDS.has(text)) return text
    const [, own, key] = KEYED.exec(text) ?? []
    if (own !== undefined && key !== undefined && KNOWN_EFFECT_IDS.has(own)) return `${own}/${hide(key)}`
    const [, prefix, rest] = PREFIXED.exec(text) ?? []
    if (prefix === undefined || rest === undefined) return hide(text)
    if (prefix === 'wait') return `wait:${ask(rest)}`
    if (COUNTED.has(prefix) && NUMBERS.test(rest)) return text
    const [, name, tail] = UNNUMBERED.has(prefix) ? [] : (NUMBERED.exec(rest) ?? [])
    return name === undefined || tail === undefined ? `${prefix}:${hide(rest)}` : `${prefix}:${hide(name)}:${tail}`
  }

  return { hide, ask, key: queryKey }
}
