import type * as t from 'io-ts'
import { seqNodeCodec, WIDTH, type SeqMap, type SeqNode } from './seq-map'

/** How many numbers a page covers. A page is a subtree of 32 leaves; an unchanged page stays the same object. */
export const PAGE_SIZE = WIDTH ** 2

export type SeqPage<A> = SeqNode<A>

export const seqPageCodec = <A>(item: t.Type<A, unknown>): t.Type<SeqPage<A>, unknown> => seqNodeCodec(item)

const pagesIn = <A>(node: SeqNode<A>, level: number, at: number): readonly (readonly [number, SeqPage<A>])[] =>
  level <= 1 || 'leaf' in node
    ? [[at, node]]
    : node.branch.flatMap((inner, slot) => (inner === null ? [] : pagesIn(inner, level - 1, at * WIDTH + slot)))

/** The pages of a map, by page number. Page `n` contains the values from `n * PAGE_SIZE` on. */
export const seqPages = <A>(map: SeqMap<A>): readonly (readonly [number, SeqPage<A>])[] =>
  map.root === null ? [] : pagesIn(map.root, map.height - 1, 0)

const sizeOf = <A>(node: SeqNode<A>): number =>
  'leaf' in node
    ? node.leaf.reduce((sum, value) => sum + (value === null ? 0 : 1), 0)
    : node.branch.reduce((sum, inner) => sum + (inner === null ? 0 : sizeOf(inner)), 0)

const placed = <A>(node: SeqNode<A> | null, level: number, at: number, page: SeqPage<A>): SeqNode<A> => {
  if (level <= 1) return page
  const slot = Math.floor(at / WIDTH ** (level - 2)) % WIDTH
  const slots = node !== null && 'branch' in node ? node.branch.slice() : []
  while (slots.length < slot) slots.push(null)
  slots[slot] = placed(slots[slot] ?? null, level - 1, at, page)
  return { branch: slots }
}

/** Joins pages to a map; `null` if the pages lack values. */
export const seqFromPages = <A>(
  { height, size }: { readonly height: number; readonly size: number },
  pages: readonly (readonly [number, SeqPage<A>])[],
): SeqMap<A> | null => {
  const root = pages.reduce<SeqNode<A> | null>((acc, [at, page]) => placed(acc, height - 1, at, page), null)
  return (root === null ? 0 : sizeOf(root)) === size ? { height, size, root } : null
}
