import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { Observable } from 'rxjs'
import type { FileStore, UploadProgressEvent, UploadOrder } from '../../application/ports/file-store'
import { refusedSilently, unreachable, type Failure } from '../../domain/kernel/failure'
import type { StorageCredentialSource } from '../rest/storage-credentials'
import type { StorageCredentials } from '../wire/entities/storage'
import type { MakeOssClient, OssClient } from './oss-client'
import { objectUrl, type StorageHost } from './storage-host'

/**
 * The number of retries after the object store has refused the credentials or has lost the unfinished upload. After the
 * last retry the upload fails.
 */
const PATIENCE = 3

export interface FileStoreDeps {
  readonly passes: StorageCredentialSource
  readonly host: StorageHost | null
  readonly client: MakeOssClient
}

interface Run {
  readonly isOver: () => boolean
  readonly notify: (news: UploadProgressEvent) => void
  /** Called with the current client, so that unsubscribing can cancel the client's upload. */
  readonly working: (client: OssClient) => void
}

/**
 * Uploads files in parts through the vendor's client. The store renews credentials that are old or refused, and resumes
 * an interrupted upload at its checkpoint.
 */
export const makeFileStore = ({ passes, host, client: make }: FileStoreDeps): FileStore => {
  const clientFor = (pass: StorageCredentials): OssClient =>
    make({
      pass,
      host,
      renew: async () => {
        const renewed = await passes.pass(pass)()
        // If the server sends no new credentials, retry with the old credentials, because the object store may still
        // accept the old credentials.
        return E.isRight(renewed) ? renewed.right : pass
      },
    })

  /** Whether the object store has the file in full size. The upload may be complete even if its response was lost. */
  const isThere = async (client: OssClient, { key, body }: UploadOrder): Promise<boolean> => {
    const size = await client.size(key)()
    return E.isRight(size) && size.right === body.size
  }

  const send = async (
    order: UploadOrder,
    run: Run,
    refusedPass: StorageCredentials | undefined,
    left: number,
  ): Promise<Failure | string> => {
    const pass = await passes.pass(refusedPass)()
    if (E.isLeft(pass)) return pass.left
    if (run.isOver()) return refusedSilently
    const client = clientFor(pass.right)
    run.working(client)
    let checkpoint = order.checkpoint
    let percent = 0
    const sent = await client.upload(order, (share, reached) => {
      checkpoint = reached ?? checkpoint
      percent = Math.max(percent, Math.floor(share * 100))
      run.notify({ kind: 'progress', percent, checkpoint: reached })
    })()
    if (E.isRight(sent)) return objectUrl(pass.right, host, order.key)
    const trouble = sent.left
    if (trouble.kind === 'failure') return trouble.failure
    if (left === 0) return refusedSilently
    if (trouble.kind === 'pass') return send({ ...order, checkpoint }, run, pass.right, left - 1)
    if (await isThere(client, order)) return objectUrl(pass.right, host, order.key)
    return send({ ...order, checkpoint: null }, run, undefined, left - 1)
  }

  return {
    put: (order) =>
      new Observable((subscriber) => {
        let client: OssClient | null = null
        const run: Run = {
          isOver: () => subscriber.closed,
          notify: (news) => {
            subscriber.next(news)
          },
          working: (made) => {
            client = made
          },
        }
        void send(order, run, undefined, PATIENCE)
          .catch((): Failure => unreachable)
          .then((result) => {
            subscriber.next(
              typeof result === 'string' ? { kind: 'stored', url: result } : { kind: 'notStored', failure: result },
            )
            subscriber.complete()
          })
        return () => {
          client?.cancel()
        }
      }),
    ownWay: null,
    abandon:
      (key, { uploadId }) =>
      async () => {
        const pass = await passes.pass()()
        if (E.isLeft(pass)) return pass
        return pipe(
          clientFor(pass.right).abort(key, uploadId),
          TE.bimap(
            () => unreachable,
            () => undefined,
          ),
        )()
      },
  }
}
