import path from 'node:path'
import type { BlobBackend } from '../object-storage/blob-backend'
import { blobFiles, freeBytesOf } from './blob-files'
import { StartupError } from './startup-error'
import type { S3Address } from './s3/s3-address'
import { s3Blobs } from './s3/s3-blobs'

interface StoredFiles {
  readonly keeper: BlobBackend
  /** Missing in a bucket, which has no limit that this server knows. */
  readonly freeBytes?: () => Promise<number>
}

interface Options {
  readonly dataDir: string
  readonly fresh: boolean
  readonly s3?: S3Address
}

/**
 * The files of members: in the folder `objects` of the data folder, which `fresh` empties, or in a bucket. Throws
 * `StartupError` if the bucket does not answer.
 */
export const storedFiles = async ({ dataDir, fresh, s3 }: Options): Promise<StoredFiles> => {
  if (s3 === undefined)
    return { keeper: blobFiles(path.join(dataDir, 'objects'), fresh), freeBytes: () => freeBytesOf(dataDir) }
  const keeper = s3Blobs(s3)
  try {
    await keeper.names('label.none')
  } catch (error) {
    throw new StartupError(
      `Cannot use the bucket of S3_URL: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
  return { keeper }
}
