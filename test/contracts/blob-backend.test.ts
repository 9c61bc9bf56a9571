import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blobFiles } from '../../src/adapters/simulator/node/blob-files'
import { s3Blobs } from '../../src/adapters/simulator/node/s3/s3-blobs'
import type { BlobBackend } from '../../src/adapters/simulator/object-storage/blob-backend'
import { memoryBytes } from '../support/in-memory/bytes'
import { startS3, type S3Server } from '../support/s3-server'
import { blobBackendBehaviours, namedBlobBehaviours } from './blob-backend.contract'

let s3: S3Server | null = null
const folder = mkdtempSync(path.join(tmpdir(), 'blobs-'))
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await s3?.stop()
})

const inBucket = (): BlobBackend => {
  if (s3 === null) throw new Error('no S3 service')
  return s3Blobs(s3.address)
}
const BACKENDS: readonly (readonly [string, () => BlobBackend, typeof blobBackendBehaviours])[] = [
  ['in memory', memoryBytes, blobBackendBehaviours],
  ['in a folder', () => blobFiles(folder, false), { ...blobBackendBehaviours, ...namedBlobBehaviours }],
  ['in a bucket', inBucket, { ...blobBackendBehaviours, ...namedBlobBehaviours }],
]

describe.each(BACKENDS)('Bytes %s', (_name, open, behaviours) => {
  it.each(Object.entries(behaviours))('%s', async (_title, behaves) => {
    await expect(behaves(open())).resolves.toBeUndefined()
  })
})
