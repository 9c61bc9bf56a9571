import { versioned, type SnapshotChunk } from '../../domain/event-log'
import { tableFrom, type Table } from '../../domain/kernel/table'

/** The state of a log after an entry. The chunks are encoded only when they are written. */
export interface LogSnapshot {
  readonly seq: number
  readonly pieces: readonly SnapshotChunk[]
}

/** A snapshot as the store contains it, and as the leader sends it to followers. */
export interface StoredSnapshot {
  readonly seq: number
  readonly pieces: Readonly<Record<string, unknown>>
}

export const encodeChunks = (pieces: readonly SnapshotChunk[]): Table<unknown> =>
  tableFrom(pieces.map((piece) => [piece.name, versioned(piece.encode())] as const))

export const encodeSnapshot = ({ seq, pieces }: LogSnapshot): StoredSnapshot => ({ seq, pieces: encodeChunks(pieces) })

/** The chunks that changed since the stored snapshot, compared by object identity. */
export const changedChunks = (
  pieces: readonly SnapshotChunk[],
  stored: ReadonlyMap<string, unknown>,
): readonly SnapshotChunk[] => pieces.filter(({ name, of }) => stored.get(name) !== of)

/** The weight that is encoded and written per idle slice: one page of a conversation, or many small chunks. */
const BATCH_WEIGHT = 1_024

/** Groups chunks into slices of at most `BATCH_WEIGHT`. A chunk above that weight gets a slice of its own. */
export const idleBatchesOf = (pieces: readonly SnapshotChunk[]): readonly (readonly SnapshotChunk[])[] => {
  const slices: SnapshotChunk[][] = []
  let weight = BATCH_WEIGHT
  for (const piece of pieces) {
    const slice = weight + piece.weight > BATCH_WEIGHT ? undefined : slices.at(-1)
    if (slice === undefined) slices.push([piece])
    else slice.push(piece)
    weight = slice === undefined ? piece.weight : weight + piece.weight
  }
  return slices
}

export const identitiesOf = (pieces: readonly SnapshotChunk[]): ReadonlyMap<string, unknown> =>
  new Map(pieces.map(({ name, of }) => [name, of]))
