import { useTranslation } from 'react-i18next'

/** Formats a number that is already in percent, such as `4.18%`. */
export const usePercent = (): ((value: number) => string) => {
  const { i18n } = useTranslation()
  return (value) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'percent',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }).format(value / 100)
}
