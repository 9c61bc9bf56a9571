import { useTranslation } from 'react-i18next'
import type { ParsedTransfer } from '../../../domain/wallet'

export const useAmountIssueText = (
  { problems: { amount } }: ParsedTransfer,
  minimum: string,
  places: number,
): string | undefined => {
  const { t } = useTranslation('wallet')
  switch (amount) {
    case null:
      return undefined
    case 'tooManyDecimals':
      return t('problem.tooManyDecimals', { count: places })
    case 'belowMinimum':
      return t('problem.belowMinimum', { minimum })
    default:
      return t(`problem.${amount}`)
  }
}
