import * as t from 'io-ts'
import { Failure } from '../../domain/kernel/failure'
import { BlobCodec, UploadCheckpointCodec } from './file-codecs'
import { StorageCredentialsWire } from '../wire/entities/storage'

const Host = t.strict({ endpoint: t.string, isPath: t.boolean })
const UploadTask = t.union([
  t.strict({
    kind: t.literal('upload'),
    key: t.string,
    body: BlobCodec,
    checkpoint: t.union([UploadCheckpointCodec, t.null]),
  }),
  t.strict({ kind: t.literal('size'), key: t.string }),
  t.strict({ kind: t.literal('abort'), key: t.string, uploadId: t.string }),
])
export type UploadTask = t.TypeOf<typeof UploadTask>

/**
 * Messages between the page and the worker. Each job has a separate message port. Secrets are plain text in these
 * messages, because both threads belong to the same page.
 */
export const UploadJob = t.strict({ pass: StorageCredentialsWire, host: t.union([Host, t.null]), task: UploadTask })

/** A message from the page to a running job. */
export const JobControl = t.union([
  t.strict({ kind: t.literal('cancel') }),
  t.strict({ kind: t.literal('renewed'), pass: StorageCredentialsWire }),
])
export type JobControl = t.TypeOf<typeof JobControl>

const TroubleWire = t.union([
  t.strict({ kind: t.literal('pass') }),
  t.strict({ kind: t.literal('upload') }),
  t.strict({ kind: t.literal('failure'), failure: Failure }),
])

/** A message from the worker to the page. */
export const JobProgress = t.union([
  t.strict({ kind: t.literal('reached'), share: t.number, checkpoint: t.union([UploadCheckpointCodec, t.null]) }),
  t.strict({ kind: t.literal('renew') }),
  t.strict({ kind: t.literal('done'), bytes: t.number }),
  t.strict({ kind: t.literal('failed'), trouble: TroubleWire }),
])
export type JobProgress = t.TypeOf<typeof JobProgress>
