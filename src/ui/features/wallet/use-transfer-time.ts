import { useTranslation } from 'react-i18next'
import type { Chain } from '../../../domain/wallet'

const MINUTE_S = 60
/** The whole minutes, without fractions. */
const minutesOf = (seconds: number): number => {
  let minutes = 0
  while ((minutes + 1) * MINUTE_S <= seconds) minutes += 1
  return minutes
}

/** The words for the approximate duration of a transfer on a chain. */
export const useTransferTime = (): ((chain: Chain) => string) => {
  const { t } = useTranslation('wallet')
  return ({ seconds }) =>
    seconds < MINUTE_S ? t('form.seconds', { seconds }) : t('form.about', { minutes: minutesOf(seconds) })
}
