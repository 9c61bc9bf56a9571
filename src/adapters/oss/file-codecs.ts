import * as t from 'io-ts'
import type { UploadCheckpoint } from '../../application/ports/file-store'

/** The codecs for upload data that this page reads from browser storage, from the worker or from another tab. */
export const UploadCheckpointCodec: t.Type<UploadCheckpoint, unknown> = t.strict({
  uploadId: t.string,
  partSize: t.number,
  doneParts: t.readonlyArray(t.strict({ number: t.number, etag: t.string })),
})

export const BlobCodec = new t.Type<Blob, Blob, unknown>(
  'Bytes',
  (u): u is Blob => u instanceof Blob,
  (u, context) => (u instanceof Blob ? t.success(u) : t.failure(u, context)),
  (a) => a,
)
