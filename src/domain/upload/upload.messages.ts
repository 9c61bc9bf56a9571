import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Address } from '../kernel/export-policy'
import { UploadFile } from './upload'

const ofFile = { uploadId: ClientId, index: t.number }

/** Commands and facts that the account log carries for this area. */
export const uploadMessages = {
  /**
   * The bytes of these are kept in this browser, under that id. What the same field sent before is not wanted any more.
   */
  BeginUpload: message('BeginUpload', {
    uploadId: ClientId,
    field: t.union([t.string, t.null]),
    files: t.readonlyArray(UploadFile),
  }),
  RetryUpload: message('RetryUpload', { uploadId: ClientId }),
  /** Given up, or taken over by whoever asked for it. */
  DropUpload: message('DropUpload', { uploadId: ClientId }),
  FileProgressed: effectResult('FileProgressed', { ...ofFile, percent: t.number }),
  FileStored: effectResult('FileStored', { ...ofFile, url: Address }),
  FileNotStored: effectResult('FileNotStored', { ...ofFile, failure: Failure }),
  FilesDropped: effectResult('FilesDropped', { uploadId: ClientId }),
} as const

type Codecs = typeof uploadMessages
export type UploadMessage = t.TypeOf<Codecs[keyof Codecs]>
/** What others hear of it. */
export type UploadFact = t.TypeOf<Codecs['FileStored' | 'FileNotStored' | 'DropUpload' | 'RetryUpload']>
