import * as t from 'io-ts'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'

/** The kinds of records that an export holds. */
export const RECORD_KINDS = [
  'profile',
  'signIn',
  'group',
  'direct',
  'groupMessage',
  'follow',
  'scheduled',
  'report',
  'device',
  'payment',
  'gift',
  'bot',
  'space',
  'recording',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
export const isRecordKind = (u: unknown): u is RecordKind => RECORD_KINDS.some((kind) => kind === u)

/** The most files of a record: the pictures of an album. */
export const MOST_FILES = 20

/**
 * A record of the member's account. `place`: the chat or field. `content`: the kind of a message, empty for other
 * records. `files`: addresses of the member's own pictures.
 */
export const ExportRecord = t.strict(
  {
    kind: new t.Type<RecordKind, RecordKind, unknown>(
      'RecordKind',
      isRecordKind,
      (u, context) => (isRecordKind(u) ? t.success(u) : t.failure(u, context)),
      t.identity,
    ),
    at: orNull(Instant),
    place: t.string,
    author: t.string,
    text: t.string,
    content: t.string,
    files: t.readonlyArray(t.string),
  },
  'ExportRecord',
)
export type ExportRecord = t.TypeOf<typeof ExportRecord>
