import * as t from 'io-ts'
import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { readAll, readAs, readOwnImage, readText } from './parts'

const RichFields = t.type({ body: t.unknown, image: t.unknown, table: t.unknown })
const CellFields = t.type({ display: t.string, command: t.unknown })

/** A command is one only if it begins with a slash (BI-144); a cell without one says nothing when it is pressed. */
const commandOf = (u: unknown): string | null => (typeof u === 'string' && u.startsWith('/') ? readText(u) : null)
const rowsOf = (u: unknown) => readAll(t.UnknownArray, u).map((row) =>
  readAll(CellFields, row).map(({ display, command }) => ({ display: readText(display), command: commandOf(command) })))

/** Rows and cells of another shape are left out (BI-145). */
export const richTextWire = contentWire({
  codec: contents.richText, type: TYPE.custom,
  read: ({ msg, ext }, hosts) => {
    const fields = readAs(RichFields, ext['richText'])
    return {
      kind: 'richText', text: fields === null ? msg : readText(fields.body), image: readOwnImage(fields?.image, hosts),
      rows: rowsOf(fields?.table).filter((row) => row.length > 0),
    }
  },
  write: ({ text, image, rows }) => bodyOf(TYPE.custom, text, { ext: { richText: { body: text, image, table: rows } } }),
})
