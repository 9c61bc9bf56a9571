import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { LOG_VERSION, Origin, upcastChunk, upcastEntry, versioned } from '../event-log'
import { DefaultType } from '../kernel/with-default'
import { EffectRef } from '../kernel/message'
import { entriesOf, tableFrom, TableType, type Table } from '../kernel/table'
import { ProgramWord, ExportedType, type ExportPolicy } from '../kernel/export-policy'
import { makePseudonyms } from './pseudonyms'
import { MASK, maskTokens } from './mask-tokens'

/** A word of the program: the name of a state, an effect or a feature's message, or the type of a file. */
const WORD = /^[A-Za-z][\w-]{0,39}(?:\/[\w.+-]{1,40})?$/
const PATTERN = /^\/(?:(?::?[a-z-]{1,20}|\*)(?:\/|$))*$/
const FIGURE = /^-?[0-9]{1,20}(?:\.[0-9]{1,18})?$/
const HOST = /^(https?):\/\/(?:[^/?#@]*@)?([a-z0-9.-]+)/i
/** Replacements for a text whose codec accepts no pseudonym: an amount, or a path in the product. */
const NEUTRAL = ['0', '/']

/** Keeps only the host of an address, and nothing of a path within the product. */
const hostOf = (url: string): string => {
  const [, scheme, host] = HOST.exec(url) ?? []
  return scheme === undefined || host === undefined ? '/' : `${scheme}://${host}/`
}

const codecOf = (u: unknown): t.Mixed => (u instanceof t.Type ? u : t.unknown)
const typesOf = (u: unknown): readonly t.Mixed[] =>
  Array.isArray(u) ? u.filter((part): part is t.Mixed => part instanceof t.Type) : []

const propsOf = ({ props }: { readonly props: unknown }): Table<t.Mixed> =>
  tableFrom(
    t.UnknownRecord.is(props) ? Object.entries(props).map(([name, prop]) => [name, codecOf(prop)] as const) : [],
  )

/** The fields of an object codec, whether exact, readonly or an intersection; `null` for any other codec. */
const fieldsOf = (codec: t.Mixed): Table<t.Mixed> | null => {
  if (codec instanceof t.ExactType || codec instanceof t.ReadonlyType) {
    return fieldsOf(codecOf(codec.type))
  }
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    return propsOf(codec)
  }
  return codec instanceof t.IntersectionType
    ? tableFrom(typesOf(codec.types).flatMap((part) => entriesOf(fieldsOf(part) ?? {})))
    : null
}

/** Codecs whose values an export keeps, if the value matches its codec. */
const PLAIN = [t.LiteralType, t.KeyofType, t.NumberType, t.BooleanType, t.NullType, t.UndefinedType]

const Written = t.type({ message: t.unknown })
const Typed = t.type({ type: t.string })
const ENTRY = { v: t.number, seq: t.number, at: t.number, from: t.union([Origin, t.null]) }
/** The readable part of a message of an unknown type: its type and the request that it answers. */
const UNREAD = t.partial({ type: ProgramWord, ask: EffectRef })

export interface ReducerShape {
  readonly unit: string
  readonly shape: t.Mixed | undefined
}

/**
 * Redacts one export: the same value gets the same pseudonym everywhere in it. `exportedAs` in a value's codec decides
 * which values stay readable. Strings without a policy and values without a codec are always replaced.
 */
export const makeRedaction = () => {
  const { hide, ask, key: queryKey } = makePseudonyms()

  const ownWords = (value: unknown): unknown => {
    if (typeof value === 'string') return WORD.test(value) || FIGURE.test(value) ? value : MASK
    if (Array.isArray(value)) return value.map(ownWords)
    return t.UnknownRecord.is(value)
      ? tableFrom(entriesOf(value).map(([key, item]) => [WORD.test(key) ? key : MASK, ownWords(item)] as const))
      : value
  }

  const applyPolicy = (policy: ExportPolicy, value: unknown): unknown => {
    if (policy === 'words') return ownWords(value)
    if (typeof value !== 'string') return blank(value)
    if (policy === 'ask') return ask(value)
    if (policy === 'key') return queryKey(value)
    if (policy === 'host') return hostOf(value)
    return value === '' || value === '*' || PATTERN.test(value) ? value : '/'
  }

  /** Hides everything in a value without a known codec except its structure. */
  const blank = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(blank)
    if (t.UnknownRecord.is(value))
      return tableFrom(entriesOf(value).map(([key, item]) => [hide(key), blank(item)] as const))
    return typeof value === 'string' ? hide(value) : typeof value === 'number' ? 0 : value
  }

  const keyOf = (codec: t.Mixed, key: string): string => {
    const redacted = walk(codec, key)
    return typeof redacted === 'string' ? redacted : hide(key)
  }

  const fields = (known: Table<t.Mixed>, value: object): unknown =>
    tableFrom(
      Object.entries(value).map(([name, item]) => {
        const codec = Object.hasOwn(known, name) ? known[name] : undefined
        return codec === undefined ? ([hide(name), blank(item)] as const) : ([name, walk(codec, item)] as const)
      }),
    )

  /** If the pseudonym does not pass the refinement, a neutral value that passes replaces it. */
  const refined = (codec: t.Mixed, inner: t.Mixed, value: unknown): unknown => {
    const made = walk(inner, value)
    return codec.is(made) ? made : (NEUTRAL.find((neutral) => codec.is(neutral)) ?? made)
  }

  const walk = (codec: t.Mixed, value: unknown): unknown => {
    if (codec instanceof ExportedType) return applyPolicy(codec.tells, value)
    if (codec instanceof t.StringType) return typeof value === 'string' ? hide(value) : blank(value)
    if (PLAIN.some((kind) => codec instanceof kind)) return codec.is(value) ? value : blank(value)
    if (codec instanceof DefaultType) return value === undefined ? value : walk(codecOf(codec.inner), value)
    if (codec instanceof t.RefinementType) return refined(codec, codecOf(codec.type), value)
    if (codec instanceof t.RecursiveType) return walk(codecOf(codec.type), value)
    if (codec instanceof t.UnionType) {
      const match = typesOf(codec.types).find((member) => E.isRight(member.decode(value)))
      return match === undefined ? blank(value) : walk(match, value)
    }
    if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) {
      return Array.isArray(value) ? value.map((item) => walk(codecOf(codec.type), item)) : blank(value)
    }
    if (codec instanceof t.TupleType) {
      const places = typesOf(codec.types)
      return Array.isArray(value) ? value.map((item, i) => walk(places[i] ?? t.unknown, item)) : blank(value)
    }
    if (!t.UnknownRecord.is(value)) return blank(value)
    if (codec instanceof TableType)
      return tableFrom(
        entriesOf(value).map(([key, item]) => [keyOf(codec.key, key), walk(codecOf(codec.item), item)] as const),
      )
    const known = fieldsOf(codec)
    return known === null ? blank(value) : fields(known, value)
  }

  const notes = (value: unknown): unknown =>
    !t.UnknownRecord.is(value)
      ? null
      : tableFrom(entriesOf(value).map(([key, n]) => [hide(key), typeof n === 'number' ? n : 0] as const))

  return {
    /** Redacts a stored entry. `shapeOf` returns the codec of a message type, if it is known. */
    entry: (stored: unknown, shapeOf: (type: string) => t.Mixed | undefined): unknown => {
      const current = upcastEntry(stored)
      if (!Written.is(current)) return maskTokens(blank(stored))
      const known = Typed.is(current.message) ? shapeOf(current.message.type) : undefined
      return maskTokens(fields({ ...ENTRY, message: known ?? UNREAD }, { ...current, v: LOG_VERSION }))
    },
    /** Redacts a stored snapshot chunk: of a reducer, of a part of a reducer, or of the log's own notes. */
    piece: (name: string, stored: unknown, of: ReducerShape | null): readonly [string, unknown] => {
      const reducerName = of?.unit ?? name.split('/', 1).join()
      const parts = name.slice(reducerName.length).split('/').slice(1)
      const to = [reducerName, ...parts.map((part) => (/^\d{1,6}$/.test(part) ? part : hide(part)))].join('/')
      const state = upcastChunk(name, stored)[0]?.state ?? null
      return [
        to,
        maskTokens(
          versioned(
            reducerName.startsWith('@') ? notes(state) : of?.shape === undefined ? blank(state) : walk(of.shape, state),
          ),
        ),
      ]
    },
  }
}
export type Redaction = ReturnType<typeof makeRedaction>
