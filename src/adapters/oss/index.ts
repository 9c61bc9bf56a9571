/** The upload code, loaded with the first upload. The vendor's client is in the worker's bundle. */
export { makeStorageCredentials } from '../rest/storage-credentials'
export { makeFileStore } from './file-store'
export { openWorker } from './open-worker'
export { makeWorkerClient } from './worker-client'
