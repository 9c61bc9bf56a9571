import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Group } from '../../../domain/group'
import { draftOfGroup, type GroupRights } from '../../../domain/running'
import { areaLanguageOf } from '../../../domain/shell'
import { useApp, useSource } from '../../app/app-context'
import { paths } from '../../app/paths'
import { RunningLinks } from '../running/RunningLinks'
import { RunningPage } from '../running/RunningPage'
import { GroupFormView } from './GroupFormView'
import { useGroupForm } from './use-group-form'
import { useLeaveForm } from './use-leave-form'
import { RunningReady } from '../running/RunningReady'

/** /group/{gid}/group-edit: the form of a new group, and what else there is to run it by. */
export function EditGroupScreen(): ReactNode {
  return <RunningReady><EditPage /></RunningReady>
}

function EditPage(): ReactNode {
  const { t } = useTranslation()
  const { onLeave, prompt } = useLeaveForm()
  return (
    <>
      <RunningPage title={t('groupForm.editTitle')} back={({ gid }) => paths.group(gid)} may={({ edit }) => edit} onLeave={onLeave}>
        {(group, rights) => <Editing key={group.gid} group={group} rights={rights} />}
      </RunningPage>
      {prompt}
    </>
  )
}

function Editing({ group, rights }: { readonly group: Group, readonly rights: GroupRights }): ReactNode {
  const app = useApp()
  const navigate = useNavigate()
  const locale = areaLanguageOf(useSource(app.account.sources.preferences), navigator.languages, app.product.areaLanguages)
  const { gid } = group
  const form = useGroupForm(gid, () => draftOfGroup(group, locale), () => { void navigate(paths.group(gid)) })
  return (
    <>
      {form.status === 'open' && <GroupFormView {...form.form} />}
      <RunningLinks group={group} rights={rights} />
    </>
  )
}
