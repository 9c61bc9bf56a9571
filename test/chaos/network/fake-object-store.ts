import * as TE from 'fp-ts/TaskEither'
import { Observable } from 'rxjs'
import type {
  UploadCheckpoint,
  FileStore,
  UploadProgressEvent,
  UploadOrder,
} from '../../../src/application/ports/file-store'
import { unreachable } from '../../../src/domain/kernel/failure'
import type { ChaosPage } from '../browser/chaos-page'
import type { FrameDirection, FrameFate } from './frame-fate'

/** How many pieces a file has. Each piece takes extra time in addition to the network. */
const PIECES = 4
const PIECE_MS = 100
/** A request without a response fails after this time. */
const LIMIT_MS = 10_000

/** The object store: the pieces of each file and the complete files. */
export class FakeObjectStore {
  readonly #pieces = new Map<string, Set<number>>()
  readonly whole = new Set<string>()

  take(key: string, piece: number): void {
    const pieces = this.#pieces.get(key) ?? new Set()
    this.#pieces.set(key, pieces.add(piece))
  }

  /** Completes a file. Fails if a piece is missing, even if the upload of that piece seemed to succeed. */
  complete(key: string): boolean {
    if (this.#pieces.get(key)?.size !== PIECES) return false
    this.whole.add(key)
    return true
  }

  abandon(key: string): void {
    if (!this.whole.has(key)) this.#pieces.delete(key)
  }
}

interface ShelfFaults {
  readonly fateOf: (direction: FrameDirection) => FrameFate
  readonly isOnline: () => boolean
}

const notStored: UploadProgressEvent = { kind: 'notStored', failure: unreachable }

/** The file store port of one page. */
export const filesOf = (page: ChaosPage, shelf: FakeObjectStore, { fateOf, isOnline }: ShelfFaults): FileStore => {
  /** Whether a request or a response arrives. */
  const goes = async (direction: FrameDirection): Promise<boolean> => {
    const { afterMs, isLost } = fateOf(direction)
    await page.pause(Math.min(afterMs, LIMIT_MS))
    return isOnline() && !isLost && afterMs < LIMIT_MS
  }

  const sendAll = async (
    { key, checkpoint }: UploadOrder,
    tell: (news: UploadProgressEvent) => void,
    isOver: () => boolean,
  ): Promise<void> => {
    const there = (checkpoint?.doneParts ?? []).map(({ number }) => number)
    for (let piece = 1; piece <= PIECES; piece += 1) {
      if (there.includes(piece)) continue
      await page.pause(PIECE_MS)
      if (isOver()) return
      if (!(await goes('out'))) return tell(notStored)
      shelf.take(key, piece)
      there.push(piece)
      if (!(await goes('in'))) return tell(notStored)
      const doneParts: UploadCheckpoint['doneParts'] = there.map((number) => ({ number, etag: String(number) }))
      tell({
        kind: 'progress',
        percent: Math.round((100 * there.length) / PIECES),
        checkpoint: { uploadId: key, partSize: 1, doneParts },
      })
    }
    if (isOver()) return
    const isWhole = (await goes('out')) && shelf.complete(key)
    tell((await goes('in')) && isWhole ? { kind: 'stored', url: `https://store.example/${key}` } : notStored)
  }

  return {
    put: (order) =>
      new Observable((subscriber) => {
        void sendAll(
          order,
          (news) => {
            subscriber.next(news)
          },
          () => subscriber.closed,
        )
      }),
    ownWay: null,
    abandon: (key) =>
      TE.fromIO(() => {
        shelf.abandon(key)
      }),
  }
}
