import { CircleSlash } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { newGroup } from '../../../../domain/group-admin'
import { areaLanguageOf } from '../../../../domain/shell'
import { useApp } from '../../../app/app-context'
import { useAccountState } from '../../../app/use-feature'
import { paths } from '../../../app/routing/paths'
import { EmptyState, FailedState } from '../../../components/feedback/StateView'
import { BesidePreview, SubPage } from '../../../components/layout/SubPage'
import { FormSkeleton } from './FormSkeleton'
import { GroupFormView } from './GroupFormView'
import { GroupPreview } from './GroupPreview'
import { useGroupForm } from './use-group-form'
import { useLeaveForm } from './use-leave-form'
import { GroupAdminReady } from '../GroupAdminReady'

/** The screen /group/create, which is open only if the service allows creation (R1-236). */
export function CreateGroupScreen(): ReactNode {
  return (
    <GroupAdminReady>
      <CreatePage />
    </GroupAdminReady>
  )
}

function CreatePage(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const locale = areaLanguageOf(
    useAccountState(app.account.slices.preferences),
    navigator.languages,
    app.product.areaLanguages,
  )
  const form = useGroupForm(
    null,
    () => newGroup(locale),
    () => {
      void navigate(paths.groupCentre)
    },
  )
  const leaving = useLeaveForm()
  return (
    <SubPage title={t('groupForm.createTitle')} backHref={paths.groupCentre} onLeave={leaving.onLeave} isWide>
      {leaving.prompt}
      {(form.status === 'checking' || form.status === 'closed') && <FormSkeleton label={t('groupForm.checking')} />}
      {form.status === 'refused' && (
        <EmptyState icon={CircleSlash} title={t('groupForm.refusedTitle')} text={t('groupForm.refusedText')} />
      )}
      {form.status === 'unchecked' && (
        <FailedState title={t('groupForm.uncheckedTitle')} text={t('groupForm.uncheckedText')} onRetry={form.onRetry} />
      )}
      {form.status === 'open' && (
        <BesidePreview label={t('groupForm.preview')} preview={<GroupPreview draft={form.form.draft} />}>
          <GroupFormView {...form.form} />
        </BesidePreview>
      )}
    </SubPage>
  )
}
