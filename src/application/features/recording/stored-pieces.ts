import type { ClientId } from '../../../domain/kernel/ids'
import type { FileBytes } from '../../ports/file-store'
import type { FileCache } from '../../ports/browser/file-cache'

const nameOf = (recordingId: ClientId, n: number): string => `${recordingId}.${n}`

type Files = Pick<FileCache, 'keep' | 'read' | 'drop'>

export const keepPiece = (files: Files, recordingId: ClientId, n: number, body: FileBytes): Promise<void> =>
  files.keep(nameOf(recordingId, n), [body])

/** The stored pieces of a recording, in order, up to the first that is missing. */
export const readPieces = async (files: Files, recordingId: ClientId): Promise<readonly FileBytes[]> => {
  const pieces: FileBytes[] = []
  for (;;) {
    const piece = await files.read(nameOf(recordingId, pieces.length), 0)
    if (piece === null) return pieces
    pieces.push(piece.body)
  }
}

export const dropPieces = async (files: Files, recordingId: ClientId): Promise<void> => {
  const count = (await readPieces(files, recordingId)).length
  // The last piece goes first. If the page closes meanwhile, the next attempt finds all that are left.
  for (let n = count - 1; n >= 0; n -= 1) await files.drop(nameOf(recordingId, n))
}
