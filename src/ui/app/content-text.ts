import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Content } from '../../domain/chat'

/** One summary a kind of message, for lists and for kinds that have no drawing of their own. */
export const useContentText = (): ((content: Content) => string) => {
  const { t } = useTranslation()
  return useCallback((content: Content) => (content.kind === 'text' ? content.text : t('message.unknown')), [t])
}
