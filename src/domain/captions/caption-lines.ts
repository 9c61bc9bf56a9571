import * as t from 'io-ts'
import { Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { exportedAs } from '../kernel/export-policy'

/** A language as the back end names it, such as `en_US`. */
export const Locale = exportedAs(
  'words',
  t.refinement(t.string, (s) => /^[a-z]{2,3}_[A-Z]{2}$/.test(s), 'Locale'),
)

/** The caption language until another is chosen (spec 2 §4). */
export const DEFAULT_CAPTIONS = 'en_US'

/** What somebody says, as far as it was heard: `translated` in `language`, `null` where it is that language already. */
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

/** More lines are not kept. */
const KEPT = 200

const isBefore = (one: CaptionLine, other: CaptionLine): boolean =>
  one.startedAt < other.startedAt ||
  (one.startedAt === other.startedAt && (one.xid < other.xid || (one.xid === other.xid && one.id < other.id)))

/**
 * In the order of their beginnings: what comes later of a line never moves it, and a final one stands (TRN-3 holds for
 * each as it came).
 */
export const withCaption = (lines: readonly CaptionLine[], line: CaptionLine): readonly CaptionLine[] => {
  const known = lines.findIndex(({ id }) => id === line.id)
  const before = lines[known]
  if (before !== undefined)
    return before.isFinal ? lines : lines.with(known, { ...line, startedAt: before.startedAt, xid: before.xid })
  const next = lines.findIndex((one) => isBefore(line, one))
  const at = next === -1 ? lines.length : next
  return [...lines.slice(0, at), line, ...lines.slice(at)].slice(-KEPT)
}

/** The last words stay until others come, or for so long in silence. */
export const SILENCE_MS = 4_000

/** What the strip shows: one line a speaker at most, the two that were heard last. */
export const stripOf = (lines: readonly CaptionLine[]): readonly CaptionLine[] => lines.slice(-2)
