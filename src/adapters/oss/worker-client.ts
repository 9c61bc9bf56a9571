import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import { malformed, unreachable } from '../../domain/kernel/failure'
import { UploadJob, JobProgress, JobControl } from './worker-protocol'
import type { MakeOssClient, OnUploadProgress } from './oss-client'
import type { OssFailure } from './oss-failure'

/** What of a worker is used. */
export type WorkerHandle = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

const lost: OssFailure = { kind: 'failure', failure: unreachable }

/**
 * One worker for all errands: made with the first, and anew after it broke; then nothing of what it was about arrives.
 */
const makeOffice = (open: () => WorkerHandle) => {
  let helper: WorkerHandle | null = null
  const waiting = new Set<() => void>()
  const opened = (): WorkerHandle => {
    if (helper !== null) return helper
    const made = open()
    made.addEventListener('error', () => {
      made.terminate()
      if (helper === made) helper = null
      for (const tellLost of waiting) tellLost()
    })
    helper = made
    return made
  }
  return {
    send: (errand: unknown, port: MessagePort): void => {
      opened().postMessage(errand, [port])
    },
    whenLost: (tell: () => void): (() => void) => {
      waiting.add(tell)
      return () => {
        waiting.delete(tell)
      }
    },
  }
}

/** The vendor's client in a thread of its own: reading it, cutting files up and signing never hold up the page. */
export const makeWorkerClient = (open: () => WorkerHandle): MakeOssClient => {
  const office = makeOffice(open)
  return ({ pass, host, renew }) => {
    let stop = (): void => undefined
    const run =
      (task: t.TypeOf<typeof UploadJob>['task'], reached?: OnUploadProgress): TaskEither<OssFailure, number> =>
      () =>
        new Promise((resolve) => {
          const { port1: port, port2: theirs } = new MessageChannel()
          const end = (result: E.Either<OssFailure, number>): void => {
            forget()
            port.close()
            resolve(result)
          }
          const forget = office.whenLost(() => {
            end(E.left(lost))
          })
          const say = (order: JobControl): void => {
            port.postMessage(JobControl.encode(order))
          }
          port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
            const decoded = JobProgress.decode(data)
            if (E.isLeft(decoded)) return end(E.left({ kind: 'failure', failure: malformed }))
            const news = decoded.right
            if (news.kind === 'reached') return reached?.(news.share, news.checkpoint)
            if (news.kind === 'renew')
              return void renew().then((renewed) => {
                say({ kind: 'renewed', pass: renewed })
              })
            return end(news.kind === 'done' ? E.right(news.bytes) : E.left(news.trouble))
          })
          port.start()
          stop = () => {
            say({ kind: 'cancel' })
          }
          try {
            office.send(UploadJob.encode({ pass, host, task }), theirs)
          } catch {
            end(E.left(lost))
          }
        })
    return {
      upload: ({ key, body, checkpoint }, reached) =>
        body instanceof Blob
          ? run({ kind: 'upload', key, body, checkpoint }, reached)
          : () => Promise.resolve(E.left({ kind: 'failure', failure: malformed })),
      size: (key) => run({ kind: 'size', key }),
      abort: (key, uploadId) => run({ kind: 'abort', key, uploadId }),
      cancel: () => {
        stop()
      },
    }
  }
}
