import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  entryCodec,
  LOG_VERSION,
  Origin,
  OpaqueMessage,
  ownerOf,
  toOpaqueMessage,
  upcastEntry,
  type AnyMessage,
  type Entry,
} from '../../../domain/event-log'
import { EffectRef } from '../../../domain/kernel/message'
import { Instant } from '../../../domain/kernel/instant'
import type { LogName } from '../../../domain/log-export'

export type ShapeOf = (type: string) => t.Mixed | undefined

/** An entry of one of the two logs, still encoded. Only a row that is opened or folded is decoded. */
export interface HistoryRow {
  readonly log: LogName
  readonly seq: number
  readonly at: Instant
  readonly type: string
  /** Whether a tab sent the entry as a command. Other entries are facts. */
  readonly isCommand: boolean
  /** The effect that this entry answers, as `reducer · kind of the request`. `null` for any other entry. */
  readonly answers: string | null
  /** The entry in its stored form. */
  readonly written: unknown
}

const Readable = t.type({
  seq: t.number,
  at: Instant,
  from: t.union([Origin, t.null]),
  message: t.intersection([t.type({ type: t.string }), t.partial({ ask: t.union([EffectRef, t.undefined]) })]),
})

/** Without the part behind the colon, which may contain an id. */
const answered = ({ unit, id }: EffectRef): string => `${unit} · ${id.replace(/[:/].*/s, '')}`

/** `null` if the value is no entry. */
export const rowOf = (log: LogName, stored: unknown): HistoryRow | null => {
  const written = upcastEntry(stored)
  if (!Readable.is(written)) return null
  const { seq, at, from, message } = written
  const answers = message.ask === undefined ? null : answered(message.ask)
  return { log, seq, at, type: message.type, isCommand: from !== null, answers, written: stored }
}

const encoded = (message: AnyMessage, shapeOf: ShapeOf): unknown => {
  if (message instanceof OpaqueMessage) return message.raw
  const written: unknown = shapeOf(message.type)?.encode(message)
  return written ?? message
}

/** The stored form of an entry that has just entered the log. */
export const writtenOf = ({ message, ...rest }: Entry, shapeOf: ShapeOf): unknown => ({
  ...rest,
  v: LOG_VERSION,
  message: encoded(message, shapeOf),
})

const Typed = t.type({ type: t.string })

/** Reads the messages that are known now. A message of a feature that is not loaded stays opaque. */
export const messageCodec = (shapeOf: ShapeOf): t.Type<AnyMessage, unknown> =>
  new t.Type<AnyMessage, unknown>(
    'Message',
    Typed.is,
    (u, context) => {
      const opaque = toOpaqueMessage(u)
      return (
        (Typed.is(u) ? shapeOf(u.type)?.validate(u, context) : undefined) ??
        (opaque === null ? t.failure(u, context) : t.success(opaque))
      )
    },
    t.identity,
  )

/** Decodes rows. `null` for an entry that this program cannot read. */
export const rowReader = (shapeOf: ShapeOf): ((row: HistoryRow) => Entry | null) => {
  const codec = entryCodec(messageCodec(shapeOf))
  return ({ written }) => {
    const decoded = codec.decode(written)
    return E.isLeft(decoded) ? null : decoded.right
  }
}

/** The feature of a row. `core` for a message of the core. */
export const featureOf = ({ type }: Pick<HistoryRow, 'type'>): string => ownerOf(type) ?? 'core'

/** The code of an entry, as toasts show it: `A12` is entry 12 of the account log, `T12` entry 12 of the tab log. */
export const codeOf = ({ log, seq }: Pick<HistoryRow, 'log' | 'seq'>): string =>
  `${log === 'account' ? 'A' : 'T'}${seq}`
