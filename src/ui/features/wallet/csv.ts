import type { WalletRecord } from '../../../domain/wallet'
import { toDateTime } from '../../format/dates'

/** A cell by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe; figures stay as they are. */
const textCell = (text: string): string => {
  const safe = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

interface Words { readonly what: string, readonly currency: string, readonly status: string, readonly network: string }

/** The rows as a file for a spreadsheet, amounts to the last digit. It begins with a byte order mark, by which Excel knows its letters. */
export const csvOf = (records: readonly WalletRecord[], wordsOf: (record: WalletRecord) => Words, head: readonly string[]): string => {
  const rows = records.map((record) => {
    const { what, currency, status, network } = wordsOf(record)
    return [
      record.at === null ? '' : toDateTime(record.at) ?? '', textCell(what), record.amount, textCell(currency), record.fee ?? '', textCell(status), textCell(network),
      textCell(record.address ?? ''), textCell(record.txHash ?? ''), textCell(record.note), textCell(record.id),
    ]
  })
  return `\ufeff${[head.map(textCell), ...rows].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}
