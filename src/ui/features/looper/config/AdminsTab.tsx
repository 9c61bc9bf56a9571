import { ChevronDown, UserPlus, UsersRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mayRemoveAdmin, STAFF_ROLES, type ProjectAdmin, type StaffRole } from '../../../../domain/looper'
import { Avatar } from '../../../components/avatar/Avatar'
import { Button } from '../../../components/form/Button'
import { Icon } from '../../../components/layout/Icon'
import { Menu } from '../../../components/overlay/Menu'
import { menuChoice } from '../../../components/overlay/menu-entries'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { EmptyState, InlineFailure } from '../../../components/feedback/StateView'
import { formatTableTime } from '../../../format/fixed-dates'
import styles from '../looper.module.css'
import type { Column } from '../table/column'
import { DataTable } from '../table/DataTable'
import { useTableView } from '../table/use-table-view'
import { AddAdminDialog } from './AddAdminDialog'
import { RemoveDialog, RoleDialog } from './AdminDialogs'
import type { Configured } from './use-configuration'

interface AdminsTabProps {
  readonly projectId: string
  readonly admins: Configured['admins']
}
type Asked = { readonly admin: ProjectAdmin; readonly to: StaffRole | 'remove' } | 'add'

/** The tab with staff and their roles (R3-115 … R3-119). */
export function AdminsTab({ projectId, admins: { status, items, read } }: AdminsTabProps): ReactNode {
  const { t } = useTranslation('looper')
  const view = useTableView('admins')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => setAsked(null)
  const mayRemove = mayRemoveAdmin(items)
  const columns: readonly Column<ProjectAdmin>[] = [
    {
      id: 'user',
      label: t('admins.user'),
      width: 'minmax(200px, 2fr)',
      isHead: true,
      value: ({ name }) => name,
      cell: ({ xid, name, avatar }) => (
        <>
          <Avatar person={{ id: xid, name, imageUrl: avatar ?? undefined }} size={32} />
          <span className={styles['cut']} dir="auto">
            {name}
          </span>
        </>
      ),
    },
    {
      id: 'role',
      label: t('admins.role'),
      width: 'minmax(160px, 1fr)',
      value: ({ role }) => STAFF_ROLES.indexOf(role),
      cell: ({ role }) => t(`role.${role}`),
    },
    {
      id: 'joined',
      label: t('admins.joined'),
      width: 'minmax(152px, 1fr)',
      value: ({ joinedAt }) => joinedAt,
      cell: ({ joinedAt }) => formatTableTime(joinedAt),
    },
    {
      id: 'action',
      label: t('admins.action'),
      width: '224px',
      cell: (admin) => (
        <span className={styles['acts']}>
          <Menu
            className={styles['small']}
            aria-label={t('admins.adjustOf', { name: admin.name })}
            entries={[
              menuChoice({
                label: t('admins.role'),
                value: admin.role,
                options: STAFF_ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
                onChange: (to) => {
                  if (to !== admin.role) setAsked({ admin, to })
                },
              }),
            ]}
          >
            {t('admins.adjust')}
            <Icon of={ChevronDown} size={16} />
          </Menu>
          {mayRemove && (
            <Button
              size={30}
              kind="quiet"
              aria-label={t('admins.removeOf', { name: admin.name })}
              onClick={() => setAsked({ admin, to: 'remove' })}
            >
              {t('admins.remove')}
            </Button>
          )}
        </span>
      ),
    },
  ]
  if (status === 'failed') return <InlineFailure text={t('config.failed')} onRetry={read} />
  if (status === 'loading')
    return (
      <Skeleton>
        {[0, 1, 2].map((n) => (
          <SkeletonBlock key={n} width="100%" height={52} shape="card" />
        ))}
      </Skeleton>
    )
  const add = (
    <Button size={30} kind="primary" icon={UserPlus} onClick={() => setAsked('add')}>
      {t('admins.add')}
    </Button>
  )
  return (
    <>
      {items.length === 0 ? (
        <EmptyState icon={UsersRound} title={t('admins.empty')} text="" action={add} />
      ) : (
        <DataTable
          label={t('admins.heading')}
          rows={items}
          columns={columns}
          keyOf={({ adminId }) => adminId}
          view={view}
          file={`admins-${projectId}`}
          tools={add}
        />
      )}
      {asked === 'add' && <AddAdminDialog projectId={projectId} onClose={close} />}
      {asked !== null &&
        asked !== 'add' &&
        (asked.to === 'remove' ? (
          <RemoveDialog projectId={projectId} admin={asked.admin} onClose={close} />
        ) : (
          <RoleDialog projectId={projectId} admin={asked.admin} to={asked.to} onClose={close} />
        ))}
    </>
  )
}
