/** All that sends files, in one part: fetched with the first of them. The vendor's client is in the worker's file. */
export { makeStoragePasses } from '../rest/storage-passes'
export { makeFileStore } from './file-store'
export { openWorker } from './open-worker'
export { makeWorkerClient } from './worker-client'
