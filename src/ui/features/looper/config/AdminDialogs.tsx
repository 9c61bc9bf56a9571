import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectAdmin, StaffRole } from '../../../../domain/looper'
import { useProjectAction } from '../use-project-action'
import { LooperDialog } from './LooperDialog'

interface AdminDialogProps {
  readonly projectId: string
  readonly admin: ProjectAdmin
  readonly onClose: () => void
}

/** The dialog that changes an admin's role after confirmation (R3-116). */
export function RoleDialog({
  projectId,
  admin: { adminId, name },
  to,
  onClose,
}: AdminDialogProps & { readonly to: StaffRole }): ReactNode {
  const { t } = useTranslation('looper')
  const deed = useProjectAction(onClose)
  return (
    <LooperDialog
      deed={deed}
      title={t('admins.roleTitle')}
      text={t('admins.roleText', { name, role: t(`role.${to}`) })}
      yes={t('config.confirm')}
      onYes={() => deed.perform({ kind: 'setRole', projectId, adminId, role: to })}
      onClose={onClose}
    />
  )
}

/** The dialog that removes an admin after confirmation (R3-117). */
export function RemoveDialog({ projectId, admin: { adminId, name }, onClose }: AdminDialogProps): ReactNode {
  const { t } = useTranslation('looper')
  const deed = useProjectAction(onClose)
  return (
    <LooperDialog
      deed={deed}
      title={t('admins.removeTitle', { name })}
      text={t('admins.removeText')}
      yes={t('admins.yes')}
      kind="danger"
      onYes={() => deed.perform({ kind: 'removeAdmin', projectId, adminId })}
      onClose={onClose}
    />
  )
}
