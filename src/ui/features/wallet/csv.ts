import type { WalletRecord } from '../../../domain/wallet'
import { csvFile } from '../../format/csv'
import { toDateTime } from '../../format/dates'

interface Words { readonly what: string, readonly currency: string, readonly status: string, readonly network: string }

/** The rows as a file for a spreadsheet, amounts to the last digit. */
export const csvOf = (records: readonly WalletRecord[], wordsOf: (record: WalletRecord) => Words, head: readonly string[]): string =>
  csvFile(head, records.map((record) => {
    const { what, currency, status, network } = wordsOf(record)
    return [
      record.at === null ? '' : toDateTime(record.at) ?? '', what, { digits: record.amount }, currency, { digits: record.fee ?? '' }, status, network,
      record.address ?? '', record.txHash ?? '', record.note, record.id,
    ]
  }))
