import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/routing/paths'
import { MemberManagement } from './MemberManagement'
import { GroupAdminPage } from './GroupAdminPage'
import { GroupAdminReady } from './GroupAdminReady'

/** The screen /group/{gid}/manage-admin: admins and members. */
export function ManageAdminScreen(): ReactNode {
  return (
    <GroupAdminReady>
      <ManagePage />
    </GroupAdminReady>
  )
}

function ManagePage(): ReactNode {
  const { t } = useTranslation()
  return (
    <GroupAdminPage title={t('running.admins')} back={({ gid }) => paths.groupEdit(gid)} may={({ edit }) => edit}>
      {(group, rights) => <MemberManagement key={group.gid} group={group} rights={rights} />}
    </GroupAdminPage>
  )
}
