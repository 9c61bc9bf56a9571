import * as t from 'io-ts'

const BITS = 5
export const WIDTH = 1 << BITS
const MASK = WIDTH - 1

interface Leaf<A> { readonly leaf: readonly (A | null)[] }
interface Branch<A> { readonly branch: readonly (SeqNode<A> | null)[] }
export type SeqNode<A> = Leaf<A> | Branch<A>

/**
 * Values by whole number, made for contiguous message numbers: a tree of 32, so that one more value costs the same
 * in a conversation of a hundred and of a hundred thousand. Plain data; a change copies one path.
 */
export interface SeqMap<A> {
  readonly height: number
  readonly size: number
  readonly root: SeqNode<A> | null
}

export const emptySeqMap = <A>(): SeqMap<A> => ({ height: 1, size: 0, root: null })

const reach = (height: number): number => WIDTH ** height

const filled = <B>(slots: readonly (B | null)[], at: number, value: B): readonly (B | null)[] => {
  const copy = slots.slice()
  while (copy.length < at) copy.push(null)
  copy[at] = value
  return copy
}

export const seqGet = <A>(map: SeqMap<A>, n: number): A | null => {
  if (n < 0 || n >= reach(map.height)) return null
  let node = map.root
  for (let level = map.height - 1; node !== null; level -= 1) {
    const slot = Math.floor(n / WIDTH ** level) & MASK
    if ('leaf' in node) return node.leaf[slot] ?? null
    node = node.branch[slot] ?? null
  }
  return null
}

const putInto = <A>(node: SeqNode<A> | null, level: number, n: number, value: A): SeqNode<A> => {
  const slot = Math.floor(n / WIDTH ** level) & MASK
  if (level === 0) return { leaf: filled(node !== null && 'leaf' in node ? node.leaf : [], slot, value) }
  const slots = node !== null && 'branch' in node ? node.branch : []
  return { branch: filled(slots, slot, putInto(slots[slot] ?? null, level - 1, n, value)) }
}

/** `n` is a whole number from 0. */
export const seqPut = <A>(map: SeqMap<A>, n: number, value: A): SeqMap<A> => {
  const known = seqGet(map, n)
  if (known === value) return map
  let { height, root } = map
  while (n >= reach(height)) {
    root = root === null ? null : { branch: [root] }
    height += 1
  }
  return { height, size: map.size + (known === null ? 1 : 0), root: putInto(root, height - 1, n, value) }
}

/** The values from `from` to `to`, both included, in order; numbers without a value are passed over. */
export const seqRange = <A>(map: SeqMap<A>, from: number, to: number): readonly A[] => {
  const found: A[] = []
  for (let n = Math.max(0, from); n <= to; n += 1) {
    const value = seqGet(map, n)
    if (value !== null) found.push(value)
  }
  return found
}

export const seqNodeCodec = <A>(item: t.Type<A, unknown>): t.Type<SeqNode<A>, unknown> => {
  const slots = <B>(one: t.Type<B, unknown>) => t.readonlyArray(t.union([one, t.null]))
  return t.recursion('SeqMapNode', (self: t.Type<SeqNode<A>, unknown>) =>
    t.union([t.strict({ leaf: slots(item) }), t.strict({ branch: slots(self) })]))
}

export const seqMapCodec = <A>(item: t.Type<A, unknown>): t.Type<SeqMap<A>, unknown> =>
  t.strict({ height: t.number, size: t.number, root: t.union([seqNodeCodec(item), t.null]) }, 'SeqMap')
