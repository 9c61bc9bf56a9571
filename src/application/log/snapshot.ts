import { versioned, type Piece } from '../../domain/event-log'
import { tableFrom, type Table } from '../../domain/kernel/table'

/**
 * What a log is at one entry: everything a reader needs to go on from there. Nothing is encoded before it is needed.
 */
export interface LogSnapshot {
  readonly seq: number
  readonly pieces: readonly Piece[]
}

/** The same as it is stored and sent. */
export interface StoredSnapshot {
  readonly seq: number
  readonly pieces: Readonly<Record<string, unknown>>
}

export const encodeChunks = (pieces: readonly Piece[]): Table<unknown> =>
  tableFrom(pieces.map((piece) => [piece.name, versioned(piece.encode())] as const))

export const encodeSnapshot = ({ seq, pieces }: LogSnapshot): StoredSnapshot => ({ seq, pieces: encodeChunks(pieces) })

/** The pieces that are other objects than they were when the base was written. */
export const changedChunks = (pieces: readonly Piece[], stored: ReadonlyMap<string, unknown>): readonly Piece[] =>
  pieces.filter(({ name, of }) => stored.get(name) !== of)

/** So much is encoded and written in one slice: one page of a conversation, or many small pieces. */
const BATCH_WEIGHT = 1_024

/** The pieces in slices, none of which is heavier than that unless one piece alone is. */
export const idleBatchesOf = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const slices: Piece[][] = []
  let weight = BATCH_WEIGHT
  for (const piece of pieces) {
    const slice = weight + piece.weight > BATCH_WEIGHT ? undefined : slices.at(-1)
    if (slice === undefined) slices.push([piece])
    else slice.push(piece)
    weight = slice === undefined ? piece.weight : weight + piece.weight
  }
  return slices
}

export const identitiesOf = (pieces: readonly Piece[]): ReadonlyMap<string, unknown> =>
  new Map(pieces.map(({ name, of }) => [name, of]))
