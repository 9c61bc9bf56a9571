import * as t from 'io-ts'
import type { Checkpoint } from '../application/ports/file-store'

/** What has to do with files and comes from elsewhere: out of storage, from another thread, from another tab. */
export const CheckpointRecord: t.Type<Checkpoint, unknown> = t.strict({
  uploadId: t.string, partSize: t.number, doneParts: t.readonlyArray(t.strict({ number: t.number, etag: t.string })),
})

export const Bytes = new t.Type<Blob, Blob, unknown>('Bytes', (u): u is Blob => u instanceof Blob,
  (u, context) => (u instanceof Blob ? t.success(u) : t.failure(u, context)), (a) => a)
