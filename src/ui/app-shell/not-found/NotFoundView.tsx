import { Compass, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/form/Button'
import { EmptyState } from '../../components/feedback/StateView'

export interface NotFoundViewProps {
  readonly homeHref: string
}

export function NotFoundView({ homeHref }: NotFoundViewProps): ReactNode {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={SearchX}
      heading="h1"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <ButtonLink kind="primary" icon={Compass} to={homeHref}>
          {t('notFound.home')}
        </ButtonLink>
      }
    />
  )
}
