import { useTranslation } from 'react-i18next'

const useFormatter = (leastDigits: number): ((value: number) => string) => {
  const { i18n } = useTranslation()
  return (value) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'percent',
      minimumFractionDigits: leastDigits,
      maximumFractionDigits: 2,
    }).format(value / 100)
}

/** Formats a number that is already in percent, such as `61%`. */
export const usePercent = (): ((value: number) => string) => useFormatter(0)

/** Formats an influence share: always with two decimal places, such as `0.60%`, so that shares align in a column. */
export const useShare = (): ((value: number) => string) => useFormatter(2)
