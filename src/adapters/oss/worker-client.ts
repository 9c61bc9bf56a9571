import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import { malformed, unreachable } from '../../domain/kernel/failure'
import { UploadJob, JobProgress, JobControl } from './worker-protocol'
import type { MakeOssClient, OnUploadProgress } from './oss-client'
import type { OssFailure } from './oss-failure'

export type WorkerHandle = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

const lost: OssFailure = { kind: 'failure', failure: unreachable }

/**
 * A single worker for all jobs. The worker opens with the first job, and again after a crash. A crash fails every
 * running job.
 */
const makeJobWorker = (open: () => WorkerHandle) => {
  let current: WorkerHandle | null = null
  const waiting = new Set<() => void>()
  const opened = (): WorkerHandle => {
    if (current !== null) return current
    const made = open()
    made.addEventListener('error', () => {
      made.terminate()
      if (current === made) current = null
      for (const notifyLost of waiting) notifyLost()
    })
    current = made
    return made
  }
  return {
    send: (job: unknown, port: MessagePort): void => {
      opened().postMessage(job, [port])
    },
    whenLost: (notify: () => void): (() => void) => {
      waiting.add(notify)
      return () => {
        waiting.delete(notify)
      }
    },
  }
}

/** Runs the vendor's client in a worker, because loading the client, cutting files and signing would block the page. */
export const makeWorkerClient = (open: () => WorkerHandle): MakeOssClient => {
  const worker = makeJobWorker(open)
  return ({ pass, host, renew }) => {
    let stop = (): void => undefined
    const run =
      (task: t.TypeOf<typeof UploadJob>['task'], reached?: OnUploadProgress): TaskEither<OssFailure, number> =>
      () =>
        new Promise((resolve) => {
          const { port1: port, port2: workerPort } = new MessageChannel()
          const end = (result: E.Either<OssFailure, number>): void => {
            forget()
            port.close()
            resolve(result)
          }
          const forget = worker.whenLost(() => {
            end(E.left(lost))
          })
          const send = (order: JobControl): void => {
            port.postMessage(JobControl.encode(order))
          }
          port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
            const decoded = JobProgress.decode(data)
            if (E.isLeft(decoded)) return end(E.left({ kind: 'failure', failure: malformed }))
            const news = decoded.right
            if (news.kind === 'reached') return reached?.(news.share, news.checkpoint)
            if (news.kind === 'renew')
              return void renew().then((renewed) => {
                send({ kind: 'renewed', pass: renewed })
              })
            return end(news.kind === 'done' ? E.right(news.bytes) : E.left(news.trouble))
          })
          port.start()
          stop = () => {
            send({ kind: 'cancel' })
          }
          try {
            worker.send(UploadJob.encode({ pass, host, task }), workerPort)
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
