import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Address } from '../kernel/export-policy'
import { UploadFile } from './upload'

const ofFile = { uploadId: ClientId, index: t.number }

/** Commands and facts of uploads in the account log. */
export const uploadMessages = {
  /** This browser stores the bytes of the files under `uploadId`. An earlier upload of the same field is dropped. */
  BeginUpload: message('BeginUpload', {
    uploadId: ClientId,
    field: t.union([t.string, t.null]),
    files: t.readonlyArray(UploadFile),
  }),
  RetryUpload: message('RetryUpload', { uploadId: ClientId }),
  /** The person cancelled the upload, or the message or form that began the upload has used the result. */
  DropUpload: message('DropUpload', { uploadId: ClientId }),
  FileProgressed: effectResult('FileProgressed', { ...ofFile, percent: t.number }),
  FileStored: effectResult('FileStored', { ...ofFile, url: Address }),
  FileNotStored: effectResult('FileNotStored', { ...ofFile, failure: Failure }),
  FilesDropped: effectResult('FilesDropped', { uploadId: ClientId }),
} as const

type Codecs = typeof uploadMessages
export type UploadMessage = t.TypeOf<Codecs[keyof Codecs]>
export type UploadFact = t.TypeOf<Codecs['FileStored' | 'FileNotStored' | 'DropUpload' | 'RetryUpload']>
