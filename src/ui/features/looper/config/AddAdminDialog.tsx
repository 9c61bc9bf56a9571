import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { STAFF_ROLES, type StaffRole } from '../../../../domain/looper'
import { useApp } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'
import { Avatar } from '../../../components/avatar/Avatar'
import { SelectField } from '../../../components/form/SelectField'
import { TextField } from '../../../components/form/TextField'
import styles from '../looper.module.css'
import { useProjectAction } from '../use-project-action'
import { LooperDialog } from './LooperDialog'

interface AddAdminDialogProps {
  readonly projectId: string
  readonly onClose: () => void
}

/** The dialog that finds a person and adds the person as an admin (R3-118, R3-119, R3-209, R3-210). */
export function AddAdminDialog({ projectId, onClose }: AddAdminDialogProps): ReactNode {
  const { t } = useTranslation('looper')
  const app = useApp()
  const { slices } = useFeature('looper')
  const {
    data: { typed, status, person },
  } = useTabState(slices.tab.staff)
  const [role, setRole] = useState<StaffRole>('view')
  const deed = useProjectAction(onClose)
  useEffect(() => () => app.tab.dispatch({ type: 'looper/SearchStaff', typed: '' }), [app])
  const error = status === 'nobody' ? t('admins.nobody') : status === 'failed' ? t('admins.lookFailed') : undefined
  return (
    <LooperDialog
      deed={deed}
      title={t('admins.addTitle')}
      yes={t('admins.addYes')}
      disabled={person === null}
      onClose={onClose}
      onYes={() => {
        if (person !== null) deed.perform({ kind: 'addAdmin', projectId, uid: person.uid, role })
      }}
    >
      <div className={styles['fields']}>
        <TextField
          label={t('admins.uid')}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={status === 'looking' ? t('admins.looking') : t('admins.uidHint')}
          error={error}
          onChange={(to) => app.tab.dispatch({ type: 'looper/SearchStaff', typed: to })}
        />
        <div className={styles['person']} aria-live="polite">
          {person !== null && (
            <>
              <Avatar person={{ id: person.xid, name: person.name, imageUrl: person.avatar ?? undefined }} size={40} />
              <span className={styles['who']}>
                <b dir="auto">{person.name}</b>
                <span>{person.uid}</span>
              </span>
            </>
          )}
        </div>
        <SelectField
          label={t('admins.role')}
          value={role}
          options={STAFF_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          onChange={setRole}
        />
      </div>
    </LooperDialog>
  )
}
