import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../domain/group'
import type { Xid } from '../../../domain/kernel/ids'
import { GroupActionDialog } from './GroupActionDialog'
import { MemberPickerList, MemberCell } from './MemberPickerList'
import people from './member-picker-list.module.css'
import { useGroupAction } from './use-group-action'
import { useMemberPicker } from './use-member-picker'
import { GroupAdminDialog } from './GroupAdminReady'

interface InviteDialogProps {
  readonly group: Group
  readonly onClose: () => void
}

/** The dialog that invites people who are not members. */
export function InviteDialog(props: InviteDialogProps): ReactNode {
  return (
    <GroupAdminDialog>
      <Inviting {...props} />
    </GroupAdminDialog>
  )
}

function Inviting({ group: { gid }, onClose }: InviteDialogProps): ReactNode {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly Xid[]>([])
  const { perform, forget, ...state } = useGroupAction(gid, onClose)
  const list = useMemberPicker(gid, 'others', () => true)
  const close = (): void => {
    forget()
    onClose()
  }
  const toggle = (xid: Xid): void =>
    setChosen((previous) => (previous.includes(xid) ? previous.filter((other) => other !== xid) : [...previous, xid]))
  return (
    <GroupActionDialog
      {...state}
      open
      title={t('groupMenu.invite')}
      text={t('running.inviteText')}
      yes={chosen.length === 0 ? t('running.inviteNone') : t('running.inviteYes', { count: chosen.length })}
      kind="primary"
      disabled={chosen.length === 0}
      onYes={() => perform({ kind: 'invite', gid, xids: chosen })}
      onClose={close}
    >
      <MemberPickerList
        {...list}
        isWithin
        searchLabel={t('running.findPerson')}
        row={(person) => (
          <label className={people['row']}>
            <MemberCell member={person} />
            <input
              type="checkbox"
              aria-label={person.name}
              checked={chosen.includes(person.xid)}
              onChange={() => toggle(person.xid)}
            />
          </label>
        )}
      />
    </GroupActionDialog>
  )
}
