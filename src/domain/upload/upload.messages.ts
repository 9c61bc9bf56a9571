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
  'upload/BeginUpload': message('upload/BeginUpload', {
    uploadId: ClientId,
    field: t.union([t.string, t.null]),
    files: t.readonlyArray(UploadFile),
  }),
  'upload/RetryUpload': message('upload/RetryUpload', { uploadId: ClientId }),
  /** The person cancelled the upload, or the message or form that began the upload has used the result. */
  'upload/DropUpload': message('upload/DropUpload', { uploadId: ClientId }),
  'upload/FileProgressed': effectResult('upload/FileProgressed', { ...ofFile, percent: t.number }),
  'upload/FileStored': effectResult('upload/FileStored', { ...ofFile, url: Address }),
  'upload/FileNotStored': effectResult('upload/FileNotStored', { ...ofFile, failure: Failure }),
  'upload/FilesDropped': effectResult('upload/FilesDropped', { uploadId: ClientId }),
} as const

type Codecs = typeof uploadMessages
export type UploadMessage = t.TypeOf<Codecs[keyof Codecs]>
export type UploadFact = t.TypeOf<
  Codecs['upload/FileStored' | 'upload/FileNotStored' | 'upload/DropUpload' | 'upload/RetryUpload']
>
