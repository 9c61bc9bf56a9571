import * as t from 'io-ts'
import { Instant, addMs } from '../kernel/instant'
import { truncateGraphemes } from '../kernel/graphemes'
import { MicMode, type Space } from './space'

/** `startsAt` is `null` if the space starts at once. */
export const SpaceDraft = t.strict(
  {
    title: t.string,
    startsAt: t.union([Instant, t.null]),
    minutes: t.number,
    micMode: MicMode,
    announcement: t.string,
    locale: t.string,
  },
  'SpaceDraft',
)
export type SpaceDraft = t.TypeOf<typeof SpaceDraft>

const MINUTE_MS = 60_000
/** The longest title, in UTF-16 units. */
export const SPACE_TITLE_LIMIT = 100
/** The longest note, in UTF-16 units. It is the default limit of a multi-line text (spec 2 §5). */
export const SPACE_NOTE_LIMIT = 120
export const SPACE_MINUTES: readonly number[] = [15, 30, 60, 120, 240]
const USUAL_MINUTES = 60

export const newSpace = (locale: string): SpaceDraft => ({
  title: '',
  startsAt: null,
  minutes: USUAL_MINUTES,
  micMode: 'limited',
  announcement: '',
  locale,
})

export const draftOfSpace = (
  { title, startsAt, endsAt, micMode, announcement, locale }: Space,
  otherwise: string,
): SpaceDraft => ({
  title,
  startsAt,
  micMode,
  announcement,
  locale: locale ?? otherwise,
  minutes:
    startsAt === null || endsAt === null ? USUAL_MINUTES : Math.max(1, Math.round((endsAt - startsAt) / MINUTE_MS)),
})

export const titleWithin = (text: string): string => truncateGraphemes(text, SPACE_TITLE_LIMIT)
export const noteWithin = (text: string): string => truncateGraphemes(text, SPACE_NOTE_LIMIT)

export const endOf = (startsAt: Instant, minutes: number): Instant => addMs(startsAt, minutes * MINUTE_MS)

export type SpaceDraftIssue = 'titleMissing' | 'startPast'

/** Issues that block saving in the client; the server makes its own check. */
export const spaceDraftIssues = ({ title, startsAt }: SpaceDraft, now: number): readonly SpaceDraftIssue[] => [
  ...(title.trim() === '' ? ['titleMissing' as const] : []),
  ...(startsAt !== null && startsAt < now ? ['startPast' as const] : []),
]
