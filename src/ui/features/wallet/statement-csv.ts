import type { TFunction } from 'i18next'
import { chainBy, type WalletRecord } from '../../../domain/wallet'
import { csvFile } from '../../format/csv'
import { toDateTime } from '../../format/dates'
import { nameOfCurrency } from './currency-names'

/** The records as CSV, with exact amounts. */
export const statementCsv = (records: readonly WalletRecord[], t: TFunction<'wallet'>): string =>
  csvFile(
    [
      t('historyOf.when'),
      t('historyOf.what'),
      t('historyOf.amount'),
      t('form.currency'),
      t('historyOf.fee'),
      t('historyOf.status'),
      t('historyOf.network'),
      t('historyOf.address'),
      t('historyOf.tx'),
      t('historyOf.note'),
      t('historyOf.id'),
    ],
    records.map(({ at, kind, amount, currencyId, fee, status, chainId, address, txHash, note, id }) => [
      at === null ? '' : (toDateTime(at) ?? ''),
      t(`record.${kind}`),
      { digits: amount },
      nameOfCurrency(currencyId),
      { digits: fee ?? '' },
      t(`status.${status}`),
      chainBy(chainId ?? 0)?.name ?? '',
      address ?? '',
      txHash ?? '',
      note,
      id,
    ]),
  )
