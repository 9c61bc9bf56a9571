import type { Snapshot } from '../../../../domain/group'

/** spec 1 §9. */
const SLIDES = 5
const PAGE = 10

type Said = Snapshot['said']

export type Slide =
  | { readonly kind: 'cover' }
  | { readonly kind: 'announcement'; readonly announcement: NonNullable<Snapshot['announcement']> }
  | { readonly kind: 'messages'; readonly said: Said }

/** The newest page first; on each the oldest stands on top, as in the chat. */
const pagesOf = (said: Said): readonly Said[] =>
  said.length === 0 ? [] : [said.slice(-PAGE), ...pagesOf(said.slice(0, -PAGE))]

/** What a group's card shows one after the other: its cover, what is announced, and pages of what was said. */
export const slidesOf = (snapshot: Snapshot | null): readonly Slide[] => {
  const { announcement, said } = snapshot ?? { announcement: null, said: [] }
  return [
    { kind: 'cover' } as const,
    ...(announcement === null ? [] : [{ kind: 'announcement', announcement } as const]),
    ...pagesOf(said).map((page) => ({ kind: 'messages', said: page }) as const),
  ].slice(0, SLIDES)
}

/** Those so near to the one in sight are drawn (spec 1 §9): the next is there before it comes. */
export const isNear = (at: number, active: number): boolean => Math.abs(at - active) <= 1
