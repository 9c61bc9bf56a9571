import { useTranslation } from 'react-i18next'
import type { Report } from '../../../domain/moderation'

/** What a report is about, in words: "Message from Ben". */
export const useReportTitle = () => {
  const { t } = useTranslation('moderation')
  return ({ kind, name }: Report): string => t(`kinds.${kind}`, { name, interpolation: { escapeValue: false } })
}
