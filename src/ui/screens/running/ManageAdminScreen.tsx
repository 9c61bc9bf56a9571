import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths'
import { Managing } from './Managing'
import { RunningPage } from './RunningPage'
import { RunningReady } from './RunningReady'

/** /group/{gid}/manage-admin: who runs the group, and who is in it. */
export function ManageAdminScreen(): ReactNode {
  return <RunningReady><ManagePage /></RunningReady>
}

function ManagePage(): ReactNode {
  const { t } = useTranslation()
  return (
    <RunningPage title={t('running.admins')} back={({ gid }) => paths.groupEdit(gid)} may={({ edit }) => edit}>
      {(group, rights) => <Managing key={group.gid} group={group} rights={rights} />}
    </RunningPage>
  )
}
