import * as t from 'io-ts'
import { Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { exportedAs } from '../kernel/export-policy'

/** A language code of the backend, such as `en_US`. */
export const Locale = exportedAs(
  'words',
  t.refinement(t.string, (s) => /^[a-z]{2,3}_[A-Z]{2}$/.test(s), 'Locale'),
)

/** The default caption language (spec 2 §4). */
export const DEFAULT_CAPTIONS = 'en_US'

/** A spoken line so far. `translated`: the text in `language`; `null` if the original is in that language. */
export const CaptionLine = t.strict(
  {
    id: t.string,
    xid: Xid,
    name: t.string,
    startedAt: Instant,
    text: t.string,
    translated: t.union([t.string, t.null]),
    language: t.string,
    isFinal: t.boolean,
  },
  'CaptionLine',
)
export type CaptionLine = t.TypeOf<typeof CaptionLine>

const KEPT = 200

const isBefore = (a: CaptionLine, b: CaptionLine): boolean =>
  a.startedAt < b.startedAt || (a.startedAt === b.startedAt && (a.xid < b.xid || (a.xid === b.xid && a.id < b.id)))

/** Adds or updates a caption. Captions are sorted by start; a final caption never changes (TRN-3, for each line). */
export const withCaption = (lines: readonly CaptionLine[], line: CaptionLine): readonly CaptionLine[] => {
  const known = lines.findIndex(({ id }) => id === line.id)
  const before = lines[known]
  if (before !== undefined)
    return before.isFinal ? lines : lines.with(known, { ...line, startedAt: before.startedAt, xid: before.xid })
  const next = lines.findIndex((other) => isBefore(line, other))
  const at = next === -1 ? lines.length : next
  return [...lines.slice(0, at), line, ...lines.slice(at)].slice(-KEPT)
}

/** The captions disappear if no caption arrives for this long, in ms. */
export const SILENCE_MS = 4_000

/** The two caption lines that started last. */
export const stripOf = (lines: readonly CaptionLine[]): readonly CaptionLine[] => lines.slice(-2)
