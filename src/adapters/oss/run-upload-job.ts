import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { malformed } from '../../domain/kernel/failure'
import type { StorageCredentials } from '../wire/entities/storage'
import { UploadJob, JobProgress, JobControl } from './worker-protocol'
import type { MakeOssClient } from './oss-client'

/** Runs a single upload job in the worker and reports the job's progress over `port`. */
export const runUploadJob = (data: unknown, port: MessagePort, make: MakeOssClient): void => {
  const send = (news: JobProgress): void => {
    port.postMessage(JobProgress.encode(news))
  }
  const decoded = UploadJob.decode(data)
  if (E.isLeft(decoded)) return send({ kind: 'failed', trouble: { kind: 'failure', failure: malformed } })
  const { pass, host, task } = decoded.right
  let waiting: readonly ((pass: StorageCredentials) => void)[] = []
  const client = make({
    pass,
    host,
    renew: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve]
        send({ kind: 'renew' })
      }),
  })
  port.addEventListener('message', ({ data: message }: MessageEvent<unknown>) => {
    const order = JobControl.decode(message)
    if (E.isLeft(order)) return
    if (order.right.kind === 'cancel') return client.cancel()
    for (const resolve of waiting) resolve(order.right.pass)
    waiting = []
  })
  port.start()
  const work =
    task.kind === 'upload'
      ? client.upload(task, (share, checkpoint) => {
          send({ kind: 'reached', share, checkpoint })
        })
      : task.kind === 'size'
        ? client.size(task.key)
        : client.abort(task.key, task.uploadId)
  void pipe(
    work,
    TE.match(
      (trouble): JobProgress => ({ kind: 'failed', trouble }),
      (bytes): JobProgress => ({ kind: 'done', bytes: typeof bytes === 'number' ? bytes : 0 }),
    ),
  )().then(send)
  return undefined
}
