/** All that sends files, in one part: fetched with the first of them. The vendor's client is in the worker's file. */
export { makeStorageCredentials as makeStoragePasses } from '../rest/storage-credentials'
export { makeFileStore } from './file-store'
export { openWorker } from './open-worker'
export { makeWorkerClient } from './worker-client'
