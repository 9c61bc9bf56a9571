import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { LOG_VERSION, Origin, upcastEntry, upcastPiece, versioned } from '../event-log'
import { DefaultType } from '../kernel/with-default'
import { EffectRef } from '../kernel/message'
import { entriesOf, tableFrom, TableType, type Table } from '../kernel/table'
import { ProgramWord, ExportedType, type ExportPolicy } from '../kernel/export-policy'
import { makePseudonyms } from './pseudonyms'
import { MASK, maskTokens } from './mask-tokens'

/** A name of the program's own: of a state, an effect, a feature's message; the type of a file is one too. */
const WORD = /^[A-Za-z][\w-]{0,39}(?:\/[\w.+-]{1,40})?$/
const PATTERN = /^\/(?:(?::?[a-z-]{1,20}|\*)(?:\/|$))*$/
const FIGURE = /^-?[0-9]{1,20}(?:\.[0-9]{1,18})?$/
const HOST = /^(https?):\/\/(?:[^/?#@]*@)?([a-z0-9.-]+)/i
/** Where no other name will do for a text of that form: an amount, a way within the product. */
const NEUTRAL = ['0', '/']

/** Of an address only the host, and of one of our own nothing. */
const hostOf = (url: string): string => {
  const [, scheme, host] = HOST.exec(url) ?? []
  return scheme === undefined || host === undefined ? '/' : `${scheme}://${host}/`
}

/** Anything within a codec, as a codec. */
const codecOf = (u: unknown): t.Mixed => (u instanceof t.Type ? u : t.unknown)
const typesOf = (u: unknown): readonly t.Mixed[] =>
  Array.isArray(u) ? u.filter((one): one is t.Mixed => one instanceof t.Type) : []

const propsOf = ({ props }: { readonly props: unknown }): Table<t.Mixed> =>
  tableFrom(t.UnknownRecord.is(props) ? Object.entries(props).map(([name, one]) => [name, codecOf(one)] as const) : [])

/** The fields of an object, however its codec is put together; nothing where it is of no object. */
const fieldsOf = (codec: t.Mixed): Table<t.Mixed> | null => {
  if (codec instanceof t.ExactType || codec instanceof t.ReadonlyType) {
    return fieldsOf(codecOf(codec.type))
  }
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    return propsOf(codec)
  }
  return codec instanceof t.IntersectionType
    ? tableFrom(typesOf(codec.types).flatMap((one) => entriesOf(fieldsOf(one) ?? {})))
    : null
}

/** What stays as it is where it is what its codec says. */
const PLAIN = [t.LiteralType, t.KeyofType, t.NumberType, t.BooleanType, t.NullType, t.UndefinedType]

const Written = t.type({ message: t.unknown })
const Typed = t.type({ type: t.string })
const ENTRY = { v: t.number, seq: t.number, at: t.number, from: t.union([Origin, t.null]) }
/** Of a message that nobody here can read there stays what it is called and whom it answers. */
const UNREAD = t.partial({ type: ProgramWord, ask: EffectRef })

/** The unit that a piece belongs to, and of what the piece is made. */
export interface ReducerShape {
  readonly unit: string
  readonly shape: t.Mixed | undefined
}

/**
 * What is replaced where, in one export: the same thing has the same other name in all of it. What of a value may be
 * told says its
 * codec (`liveRegionText`); a string of which it says nothing never leaves as it is, and nor does what no codec knows.
 */
export const makeRedaction = () => {
  const { hide, ask } = makePseudonyms()

  const ownWords = (value: unknown): unknown => {
    if (typeof value === 'string') return WORD.test(value) || FIGURE.test(value) ? value : MASK
    if (Array.isArray(value)) return value.map(ownWords)
    return t.UnknownRecord.is(value)
      ? tableFrom(entriesOf(value).map(([key, one]) => [WORD.test(key) ? key : MASK, ownWords(one)] as const))
      : value
  }

  const tell = (tells: ExportPolicy, value: unknown): unknown => {
    if (tells === 'words') return ownWords(value)
    if (typeof value !== 'string') return blank(value)
    if (tells === 'ask') return ask(value)
    if (tells === 'host') return hostOf(value)
    return value === '' || value === '*' || PATTERN.test(value) ? value : '/'
  }

  /** Whatever nobody has said how to treat: its shape stays, and nothing else. */
  const blank = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(blank)
    if (t.UnknownRecord.is(value))
      return tableFrom(entriesOf(value).map(([key, one]) => [hide(key), blank(one)] as const))
    return typeof value === 'string' ? hide(value) : typeof value === 'number' ? 0 : value
  }

  const keyOf = (codec: t.Mixed, key: string): string => {
    const told = walk(codec, key)
    return typeof told === 'string' ? told : hide(key)
  }

  const fields = (known: Table<t.Mixed>, value: object): unknown =>
    tableFrom(
      Object.entries(value).map(([name, one]) => {
        const codec = Object.hasOwn(known, name) ? known[name] : undefined
        return codec === undefined ? ([hide(name), blank(one)] as const) : ([name, walk(codec, one)] as const)
      }),
    )

  /** It keeps its form where its form is all that its codec asks of a text. */
  const refined = (codec: t.Mixed, inner: t.Mixed, value: unknown): unknown => {
    const made = walk(inner, value)
    return codec.is(made) ? made : (NEUTRAL.find((one) => codec.is(one)) ?? made)
  }

  const walk = (codec: t.Mixed, value: unknown): unknown => {
    if (codec instanceof ExportedType) return tell(codec.tells, value)
    if (codec instanceof t.StringType) return typeof value === 'string' ? hide(value) : blank(value)
    if (PLAIN.some((kind) => codec instanceof kind)) return codec.is(value) ? value : blank(value)
    if (codec instanceof DefaultType) return value === undefined ? value : walk(codecOf(codec.inner), value)
    if (codec instanceof t.RefinementType) return refined(codec, codecOf(codec.type), value)
    if (codec instanceof t.RecursiveType) return walk(codecOf(codec.type), value)
    if (codec instanceof t.UnionType) {
      const one = typesOf(codec.types).find((member) => E.isRight(member.decode(value)))
      return one === undefined ? blank(value) : walk(one, value)
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
    /** An entry as it is stored; `shapeOf` knows of what a message of that type is made, if anybody here does. */
    entry: (stored: unknown, shapeOf: (type: string) => t.Mixed | undefined): unknown => {
      const current = upcastEntry(stored)
      if (!Written.is(current)) return maskTokens(blank(stored))
      const known = Typed.is(current.message) ? shapeOf(current.message.type) : undefined
      return maskTokens(fields({ ...ENTRY, message: known ?? UNREAD }, { ...current, v: LOG_VERSION }))
    },
    /** A piece of a base as it is stored: of a unit, of one of its parts, or the log's own notes. */
    piece: (name: string, stored: unknown, of: ReducerShape | null): readonly [string, unknown] => {
      const unit = of?.unit ?? name.split('/', 1).join()
      const parts = name.slice(unit.length).split('/').slice(1)
      const to = [unit, ...parts.map((part) => (/^\d{1,6}$/.test(part) ? part : hide(part)))].join('/')
      const state = upcastPiece(name, stored)
      return [
        to,
        maskTokens(
          versioned(
            unit.startsWith('@') ? notes(state) : of?.shape === undefined ? blank(state) : walk(of.shape, state),
          ),
        ),
      ]
    },
  }
}
export type Redaction = ReturnType<typeof makeRedaction>
