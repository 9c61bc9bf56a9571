import * as t from 'io-ts'
import { ExportRecord, isRecordKind, MOST_FILES } from '../../../../domain/data-export'
import { BodyText, boundedText, IdText } from '../../codecs/bounded'
import { CountField, JsonBody, Milliseconds, recordCodec } from '../../codecs/fields'
import { defineGet } from '../../codecs/http-call'
import { toListPage } from '../../codecs/list'

/** The most records of a page. */
const EXPORT_PAGE = 300

const RecordWire = recordCodec(
  'ExportRecord',
  ExportRecord.is,
  t.type({
    kind: boundedText(20),
    at: Milliseconds,
    place: JsonBody,
    author: JsonBody,
    text: JsonBody,
    content: boundedText(40),
    files: toListPage(boundedText(2_048), MOST_FILES),
  }),
  ({ kind, files, ...rest }) => (isRecordKind(kind) ? { ...rest, kind, files: files.items } : null),
  ({ files, ...rest }) => ({ ...rest, files: { items: files, dropped: 0 } }),
)

const Page = t.type({
  records: toListPage(RecordWire, EXPORT_PAGE),
  total: CountField,
  next: t.union([BodyText, t.null]),
})

/** The records of the caller's own account, in pages. Times are milliseconds since 1970. The path is our own. */
export const dataExportCalls = {
  page: defineGet('/api/account/export', t.strict({ cursor: IdText }), () => Page),
} as const
