import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/routing/paths'
import { IconLink } from '../../components/form/IconLink'

/** A link to the form of a new group. A visitor gets the sign-in prompt there (R3-009). */
export function CreateGroupLink(): ReactNode {
  const { t } = useTranslation()
  return <IconLink icon={Plus} label={t('discover.createGroup')} to={paths.createGroup} />
}
