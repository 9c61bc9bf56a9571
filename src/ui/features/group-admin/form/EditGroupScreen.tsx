import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Group } from '../../../../domain/group'
import { draftOfGroup, type GroupPermissions } from '../../../../domain/group-admin'
import { areaLanguageOf } from '../../../../domain/shell'
import { useApp } from '../../../app/app-context'
import { OptionalPart } from '../../../app/OptionalPart'
import { useAccountState } from '../../../app/use-feature'
import { paths } from '../../../app/routing/paths'
import { BesidePreview } from '../../../components/layout/SubPage'
import { lazyModule } from '../../../components/lazy-module'
import { GroupAdminLinks } from '../GroupAdminLinks'
import { GroupAdminPage } from '../GroupAdminPage'
import { GroupFormView } from './GroupFormView'
import { GroupPreview } from './GroupPreview'
import { useGroupForm } from './use-group-form'
import { useLeaveForm } from './use-leave-form'
import { GroupAdminReady } from '../GroupAdminReady'

const slowMode = lazyModule(() => import('../../slow-mode/SlowModeField'))

/** The screen /group/{gid}/group-edit: the group form and links to the other administration pages. */
export function EditGroupScreen(): ReactNode {
  return (
    <GroupAdminReady>
      <EditPage />
    </GroupAdminReady>
  )
}

function EditPage(): ReactNode {
  const { t } = useTranslation()
  const { onLeave, prompt } = useLeaveForm()
  return (
    <>
      <GroupAdminPage
        title={t('groupForm.editTitle')}
        back={({ gid }) => paths.group(gid)}
        may={({ edit }) => edit}
        onLeave={onLeave}
        isWide
      >
        {(group, rights) => <Editing key={group.gid} group={group} rights={rights} />}
      </GroupAdminPage>
      {prompt}
    </>
  )
}

function Editing({ group, rights }: { readonly group: Group; readonly rights: GroupPermissions }): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const locale = areaLanguageOf(
    useAccountState(app.account.slices.preferences),
    navigator.languages,
    app.product.areaLanguages,
  )
  const { gid } = group
  const slow = slowMode.useModule(true)
  const form = useGroupForm(
    gid,
    () => draftOfGroup(group, locale),
    () => {
      void navigate(paths.group(gid))
    },
  )
  return (
    <BesidePreview
      label={t('groupForm.preview')}
      preview={form.status === 'open' && <GroupPreview draft={form.form.draft} />}
    >
      {form.status === 'open' && <GroupFormView {...form.form} />}
      {slow && (
        <OptionalPart place={gid}>
          <slow.SlowModeField gid={gid} />
        </OptionalPart>
      )}
      <GroupAdminLinks group={group} rights={rights} />
    </BesidePreview>
  )
}
