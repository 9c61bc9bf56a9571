import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'

/** The records and the archive stay outside the log. `id` names them. */
export const dataExportMessages = {
  'data-export/Start': message('data-export/Start', { id: t.string, language: t.string }),
  'data-export/Cancel': message('data-export/Cancel', {}),
  'data-export/Retry': message('data-export/Retry', {}),
  'data-export/Save': message('data-export/Save', {}),
  'data-export/PageCollected': effectResult('data-export/PageCollected', {
    records: t.number,
    total: t.number,
    pictures: t.number,
    next: t.union([t.string, t.null]),
  }),
  'data-export/PictureRead': effectResult('data-export/PictureRead', {}),
  'data-export/Packed': effectResult('data-export/Packed', {}),
  'data-export/Saved': effectResult('data-export/Saved', {}),
  'data-export/Interrupted': effectResult('data-export/Interrupted', {}),
  'data-export/Failed': effectResult('data-export/Failed', { failure: Failure }),
} as const

type Codecs = typeof dataExportMessages
export type DataExportMessage = t.TypeOf<Codecs[keyof Codecs]>
