import * as TE from 'fp-ts/TaskEither'
import { Observable } from 'rxjs'
import type { FileStore, UploadProgressEvent, UploadOrder } from '../../../src/application/ports/file-store'

/** An object store in memory. `answer` gives the events of an upload. */
export class MemoryFileStore implements FileStore {
  readonly orders: UploadOrder[] = []
  readonly abandoned: string[] = []
  readonly ownWay = null
  answer: (order: UploadOrder) => readonly UploadProgressEvent[] = ({ key }) => [
    { kind: 'progress', percent: 50, checkpoint: null },
    { kind: 'stored', url: `https://store.example/${key}` },
  ]

  readonly put = (order: UploadOrder): Observable<UploadProgressEvent> =>
    new Observable((subscriber) => {
      this.orders.push(order)
      let isOver = false
      void Promise.resolve().then(() => {
        for (const news of this.answer(order)) if (!isOver) subscriber.next(news)
      })
      return () => {
        isOver = true
      }
    })

  readonly abandon = (key: string) =>
    TE.fromIO(() => {
      this.abandoned.push(key)
    })
}
