/** The upload code, which loads with the first upload. The worker's bundle contains the vendor's client. */
export { makeStorageCredentials } from '../rest/storage-credentials'
export { makeFileStore } from './file-store'
export { filesThroughSeam } from '../faults/files-through-seam'
export { openWorker } from './open-worker'
export { makeWorkerClient } from './worker-client'
