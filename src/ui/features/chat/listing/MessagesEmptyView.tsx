import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/StateView'

/** The content column without an open conversation. */
export function MessagesEmptyView(): ReactNode {
  const { t } = useTranslation()
  return <EmptyState icon={MessagesSquare} title={t('messages.chooseTitle')} text={t('messages.chooseText')} />
}
