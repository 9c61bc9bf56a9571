import { useTranslation } from 'react-i18next'
import { wholeMinutes } from '../../../domain/recap'

export const useLength = (): ((seconds: number) => string) => {
  const { t } = useTranslation('recap')
  return (seconds) => {
    const minutes = wholeMinutes(seconds)
    return minutes === 0 ? t('underMinute') : t('minutes', { count: minutes })
  }
}
