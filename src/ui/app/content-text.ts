import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { wordsIn, type Content } from '../../domain/chat'

/** One summary a kind of message, for lists and for kinds that have no drawing of their own. */
export const useContentText = (): ((content: Content) => string) => {
  const { t } = useTranslation()
  return useCallback((content: Content) => (wordsIn(content) === '' ? t('message.unknown') : wordsIn(content)), [t])
}
