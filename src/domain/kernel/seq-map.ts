import * as t from 'io-ts'

const BITS = 5
export const WIDTH = 1 << BITS
const MASK = WIDTH - 1

interface Leaf<A> {
  readonly leaf: readonly (A | null)[]
}
interface Branch<A> {
  readonly branch: readonly (SeqNode<A> | null)[]
}
export type SeqNode<A> = Leaf<A> | Branch<A>

/**
 * Values by whole number, made for contiguous message numbers: a tree with 32 slots per node.
 * Adding a value costs the same in a conversation of a hundred and of a hundred thousand messages.
 * The map is plain data; a change copies one path.
 */
export interface SeqMap<A> {
  readonly height: number
  readonly size: number
  readonly root: SeqNode<A> | null
}

export const emptySeqMap = <A>(): SeqMap<A> => ({ height: 1, size: 0, root: null })

const reach = (height: number): number => WIDTH ** height
const slotOf = (n: number, level: number): number => Math.floor(n / WIDTH ** level) & MASK

export const seqGet = <A>(map: SeqMap<A>, n: number): A | null => {
  if (n < 0 || n >= reach(map.height)) return null
  let node = map.root
  for (let level = map.height - 1; node !== null; level -= 1) {
    const slot = slotOf(n, level)
    if ('leaf' in node) return node.leaf[slot] ?? null
    node = node.branch[slot] ?? null
  }
  return null
}

export type Numbered<A> = readonly [n: number, value: A]

const leafOf = <A>(node: SeqNode<A> | null): (A | null)[] => (node !== null && 'leaf' in node ? node.leaf.slice() : [])
const branchOf = <A>(node: SeqNode<A> | null): (SeqNode<A> | null)[] =>
  node !== null && 'branch' in node ? node.branch.slice() : []

const set = <B>(slots: (B | null)[], at: number, value: B): void => {
  while (slots.length < at) slots.push(null)
  slots[at] = value
}

/** Puts the values into a node and copies the node once. `sorted` is by number; `from` is included, `to` is not. */
const putInto = <A>(
  node: SeqNode<A> | null,
  level: number,
  sorted: readonly Numbered<A | null>[],
  from: number,
  to: number,
): SeqNode<A> => {
  if (level === 0) {
    const leaf = leafOf(node)
    for (const [n, value] of sorted.slice(from, to)) set(leaf, slotOf(n, 0), value)
    return { leaf }
  }
  const branch = branchOf(node)
  for (let at = from; at < to;) {
    const slot = slotOf(sorted[at]?.[0] ?? 0, level)
    let end = at + 1
    while (end < to && slotOf(sorted[end]?.[0] ?? 0, level) === slot) end += 1
    set(branch, slot, putInto(branch[slot] ?? null, level - 1, sorted, at, end))
    at = end
  }
  return { branch }
}

/** Sorts by number. If a number has several values, the last value counts. */
const byNumber = <A>(pairs: readonly Numbered<A>[]): readonly Numbered<A>[] => {
  const isSorted = pairs.every(([n], i) => i === 0 || n > (pairs[i - 1]?.[0] ?? n))
  return isSorted ? pairs : [...new Map(pairs)].sort(([a], [b]) => a - b)
}

/** Puts all values. Copies each node at most once. Numbers are whole, from 0. */
export const seqPutAll = <A>(map: SeqMap<A>, pairs: readonly Numbered<A>[]): SeqMap<A> => {
  const sorted = byNumber(pairs).filter(([n, value]) => seqGet(map, n) !== value)
  const greatest = sorted.at(-1)?.[0]
  if (greatest === undefined) return map
  const added = sorted.filter(([n]) => seqGet(map, n) === null).length
  let { height, root } = map
  while (greatest >= reach(height)) {
    root = root === null ? null : { branch: [root] }
    height += 1
  }
  return { height, size: map.size + added, root: putInto(root, height - 1, sorted, 0, sorted.length) }
}

/** Removes the values of these numbers, in any order. Copies each node at most once. */
export const seqDropAll = <A>(map: SeqMap<A>, numbers: readonly number[]): SeqMap<A> => {
  const gone = numbers
    .filter((n) => seqGet(map, n) !== null)
    .sort((a, b) => a - b)
    .map((n) => [n, null] as const)
  return gone.length === 0
    ? map
    : { ...map, size: map.size - gone.length, root: putInto(map.root, map.height - 1, gone, 0, gone.length) }
}

/** Puts the value at `n`, a whole number from 0. */
export const seqPut = <A>(map: SeqMap<A>, n: number, value: A): SeqMap<A> => seqPutAll(map, [[n, value]])

const counts = new WeakMap<SeqNode<unknown>, number>()

/** The number of values under a node. The count is cached, because a node never changes. */
const countOf = (node: SeqNode<unknown> | null): number => {
  if (node === null) return 0
  const known = counts.get(node)
  if (known !== undefined) return known
  let count = 0
  if ('leaf' in node) for (const value of node.leaf) count += value === null ? 0 : 1
  else for (const below of node.branch) count += countOf(below)
  counts.set(node, count)
  return count
}

/** The number of values at positions below `n`. */
export const seqRank = <A>(map: SeqMap<A>, n: number): number => {
  if (n >= reach(map.height)) return map.size
  let node = map.root
  let rank = 0
  for (let level = map.height - 1; node !== null && n > 0; level -= 1) {
    const slot = slotOf(n, level)
    if ('leaf' in node) {
      for (let i = 0; i < slot; i += 1) rank += (node.leaf[i] ?? null) === null ? 0 : 1
      return rank
    }
    for (let i = 0; i < slot; i += 1) rank += countOf(node.branch[i] ?? null)
    node = node.branch[slot] ?? null
  }
  return rank
}

/** The value that has `rank` values before it; `null` if the map has too few values. */
export const seqNth = <A>(map: SeqMap<A>, rank: number): A | null => {
  let left = rank
  let node = left < 0 ? null : map.root
  while (node !== null) {
    if ('leaf' in node) {
      for (const value of node.leaf) if (value !== null && (left -= 1) < 0) return value
      return null
    }
    let next: SeqNode<A> | null = null
    for (const below of node.branch) {
      const count = countOf(below)
      if (left < count) {
        next = below
        break
      }
      left -= count
    }
    node = next
  }
  return null
}

/** Collects the values of a node. `first` is the number of the node's first slot. */
const collect = <A>(node: SeqNode<A>, level: number, first: number, from: number, to: number, found: A[]): void => {
  const step = WIDTH ** level
  const slots = 'leaf' in node ? node.leaf.length : node.branch.length
  const last = Math.min(slots - 1, Math.floor((to - first) / step))
  for (let slot = Math.max(0, Math.floor((from - first) / step)); slot <= last; slot += 1) {
    if ('leaf' in node) {
      const value = node.leaf[slot] ?? null
      if (value !== null) found.push(value)
    } else {
      const below = node.branch[slot] ?? null
      if (below !== null) collect(below, level - 1, first + slot * step, from, to, found)
    }
  }
}

/** The values from `from` to `to`, both included, in order; numbers without a value cost nothing. */
export const seqRange = <A>(map: SeqMap<A>, from: number, to: number): readonly A[] => {
  const found: A[] = []
  if (map.root !== null) collect(map.root, map.height - 1, 0, from, to, found)
  return found
}

export const seqNodeCodec = <A>(item: t.Type<A, unknown>): t.Type<SeqNode<A>, unknown> => {
  const slots = <B>(slot: t.Type<B, unknown>) => t.readonlyArray(t.union([slot, t.null]))
  return t.recursion('SeqMapNode', (self: t.Type<SeqNode<A>, unknown>) =>
    t.union([t.strict({ leaf: slots(item) }), t.strict({ branch: slots(self) })]),
  )
}

export const seqMapCodec = <A>(item: t.Type<A, unknown>): t.Type<SeqMap<A>, unknown> =>
  t.strict({ height: t.number, size: t.number, root: t.union([seqNodeCodec(item), t.null]) }, 'SeqMap')
