import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { Address, ProgramWord } from '../kernel/export-policy'

/** A file that is to be stored: under which name, as what, and how many bytes. */
export const UploadFile = t.strict({ key: t.string, type: ProgramWord, bytes: t.number }, 'UploadFile')
export type UploadFile = t.TypeOf<typeof UploadFile>

/** Files that belong together and go one after the other; `urls` are those of the first ones, which are stored. */
export const Upload = t.strict(
  {
    uploadId: ClientId,
    /** The field of a form that it is for; `null`: it belongs to a message. */
    field: t.union([t.string, t.null]),
    files: t.readonlyArray(UploadFile),
    urls: t.readonlyArray(Address),
    /** Of the file that is on its way. */
    percent: t.number,
    /** It could not go on, and is tried again then: read only while it waits. */
    notBefore: Instant,
    failure: t.union([Failure, t.null]),
    /** The entry that began it: the older one goes first. */
    order: t.number,
  },
  'Upload',
)
export type Upload = t.TypeOf<typeof Upload>

/** The file that goes next; `null` once all are stored. */
export const fileOnWay = ({ uploadId, files, urls }: Upload) => {
  const file = files[urls.length]
  return file === undefined ? null : { uploadId, index: urls.length, key: file.key }
}
