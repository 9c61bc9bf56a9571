import type { LatestMessage } from '../../../../domain/group'

/** The most slides of a card, and the most messages on a slide (spec 1 §9). */
const SLIDES = 5
const PAGE = 10

type Said = LatestMessage['said']

export type Slide =
  | { readonly kind: 'cover' }
  | { readonly kind: 'announcement'; readonly announcement: NonNullable<LatestMessage['announcement']> }
  | { readonly kind: 'messages'; readonly said: Said }

/** Each slide shows a page of messages; the newest page comes first. On a slide the oldest message is on top. */
const pagesOf = (said: Said): readonly Said[] =>
  said.length === 0 ? [] : [said.slice(-PAGE), ...pagesOf(said.slice(0, -PAGE))]

/** The slides of a group's card: cover, announcement, pages of latest messages. */
export const slidesOf = (snapshot: LatestMessage | null): readonly Slide[] => {
  const { announcement, said } = snapshot ?? { announcement: null, said: [] }
  return [
    { kind: 'cover' } as const,
    ...(announcement === null ? [] : [{ kind: 'announcement', announcement } as const]),
    ...pagesOf(said).map((page) => ({ kind: 'messages', said: page }) as const),
  ].slice(0, SLIDES)
}

/** Whether a slide is next to the visible slide and so renders ahead (spec 1 §9). */
export const isNear = (at: number, active: number): boolean => Math.abs(at - active) <= 1
