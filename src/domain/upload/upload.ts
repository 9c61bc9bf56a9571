import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { Address, ProgramWord } from '../kernel/export-policy'

export const UploadFile = t.strict({ key: t.string, type: ProgramWord, bytes: t.number }, 'UploadFile')
export type UploadFile = t.TypeOf<typeof UploadFile>

/** Files that belong together and are stored one by one. `urls`: the URLs of the files stored so far. */
export const Upload = t.strict(
  {
    uploadId: ClientId,
    /** The form field that gets the upload; `null` if the upload belongs to a message. */
    field: t.union([t.string, t.null]),
    files: t.readonlyArray(UploadFile),
    urls: t.readonlyArray(Address),
    /** The progress of the current file, in percent. */
    percent: t.number,
    /** The time of the next try. Valid only while the upload is `waiting`. */
    notBefore: Instant,
    failure: t.union([Failure, t.null]),
    /** The number of the entry that began the upload. The oldest upload is sent first. */
    order: t.number,
  },
  'Upload',
)
export type Upload = t.TypeOf<typeof Upload>

/** The next file to send; `null` once all files are stored. */
export const fileOnWay = ({ uploadId, files, urls }: Upload) => {
  const file = files[urls.length]
  return file === undefined ? null : { uploadId, index: urls.length, key: file.key }
}
