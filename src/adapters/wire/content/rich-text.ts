import * as t from 'io-ts'
import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { decodeAll, decodeOrNull, parseProductImage, parseText } from './content-fields'

const RichFields = t.type({ body: t.unknown, image: t.unknown, table: t.unknown })
const CellFields = t.type({ display: t.string, command: t.unknown })

/**
 * The command of a button cell. A command must begin with a slash (BI-144). A click on a cell without a command has no
 * effect.
 */
const commandOf = (u: unknown): string | null => (typeof u === 'string' && u.startsWith('/') ? parseText(u) : null)
const rowsOf = (u: unknown) =>
  decodeAll(t.UnknownArray, u).map((row) =>
    decodeAll(CellFields, row).map(({ display, command }) => ({
      display: parseText(display),
      command: commandOf(command),
    })),
  )

/** Rich text with rows of cells. The codec drops invalid rows and cells (BI-145). */
export const richTextWire = contentWire({
  codec: contents.richText,
  type: TYPE.custom,
  read: ({ msg, ext }, hosts) => {
    const fields = decodeOrNull(RichFields, ext['richText'])
    return {
      kind: 'richText',
      text: fields === null ? msg : parseText(fields.body),
      image: parseProductImage(fields?.image, hosts),
      rows: rowsOf(fields?.table).filter((row) => row.length > 0),
    }
  },
  write: ({ text, image, rows }) =>
    bodyOf(TYPE.custom, text, { ext: { richText: { body: text, image, table: rows } } }),
})
