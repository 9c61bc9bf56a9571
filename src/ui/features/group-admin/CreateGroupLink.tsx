import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/routing/paths'
import { IconLink } from '../../components/form/IconLink'

/** To the form of a new group; a visitor is asked in there (R3-009). */
export function CreateGroupLink(): ReactNode {
  const { t } = useTranslation()
  return <IconLink icon={Plus} label={t('discover.createGroup')} to={paths.createGroup} />
}
