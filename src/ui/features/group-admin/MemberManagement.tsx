import { Ellipsis, ShieldMinus, ShieldPlus, UserMinus, UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group, Member } from '../../../domain/group'
import { mayBeAdmin, mayRemove, type GroupAction, type GroupPermissions } from '../../../domain/group-admin'
import { Button } from '../../components/form/Button'
import { Icon } from '../../components/layout/Icon'
import { Menu } from '../../components/overlay/Menu'
import type { MenuEntry } from '../../components/overlay/menu-entries'
import { Section } from '../../components/layout/SubPage'
import { BannedPeople, MemberMark } from '../moderation/MemberMarks'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { GroupActionDialog } from './GroupActionDialog'
import { InviteDialog } from './InviteDialog'
import { MemberPickerList, MemberCell } from './MemberPickerList'
import people from './member-picker-list.module.css'
import { useGroupAction } from './use-group-action'
import { useMemberPicker } from './use-member-picker'

interface ManagingProps {
  readonly group: Group
  readonly rights: GroupPermissions
}

type Change = 'promote' | 'demote' | 'remove'
interface Asked {
  readonly change: Change
  readonly member: Member
}

const TITLE = { promote: 'running.promoteTitle', demote: 'running.demoteTitle', remove: 'running.removeTitle' } as const
const TEXT = { promote: 'running.promoteText', demote: 'running.demoteText', remove: 'running.removeText' } as const
const YES = { promote: 'running.promote', demote: 'running.demote', remove: 'running.remove' } as const

const deedOf = ({ change, member: { xid } }: Asked, { gid }: Group): GroupAction => {
  switch (change) {
    case 'promote':
      return { kind: 'setStaff', gid, promoted: [xid], demoted: [] }
    case 'demote':
      return { kind: 'setStaff', gid, promoted: [], demoted: [xid] }
    case 'remove':
      return { kind: 'remove', gid, xid }
  }
}

/** The members, with the actions allowed for each of them. */
export function MemberManagement({ group, rights }: ManagingProps): ReactNode {
  const { t } = useTranslation()
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      {rights.invite && (
        <div>
          <Button icon={UserPlus} onClick={() => setInviting(true)}>
            {t('groupMenu.invite')}
          </Button>
        </div>
      )}
      <Section title={t('running.members')}>
        {/* Both lists use the same search slice, so only one list is mounted. */}
        {!isInviting && <Members group={group} rights={rights} />}
      </Section>
      <BannedPeople gid={group.gid} />
      {isInviting && <InviteDialog group={group} onClose={() => setInviting(false)} />}
    </>
  )
}

function Members({ group, rights }: ManagingProps): ReactNode {
  const { t } = useTranslation()
  const viewer = useCurrentUser()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { perform, forget, ...state } = useGroupAction(group.gid, () => setAsked(null))
  const list = useMemberPicker(group.gid, 'members', () => true)
  const choicesFor = (member: Member): readonly Change[] => [
    ...(rights.setStaff && mayBeAdmin(member) ? ['promote' as const] : []),
    ...(rights.setStaff && member.role === 'admin' ? ['demote' as const] : []),
    ...(viewer !== null && mayRemove(viewer, group, member) ? ['remove' as const] : []),
  ]
  return (
    <>
      <MemberPickerList
        {...list}
        searchLabel={t('running.findMember')}
        row={(member) => (
          <>
            <div className={people['row']}>
              <MemberCell member={member} />
              <RowMenu
                name={member.name}
                changes={choicesFor(member)}
                onChoose={(change) => setAsked({ change, member })}
              />
            </div>
            <MemberMark gid={group.gid} xid={member.xid} />
          </>
        )}
      />
      {asked !== null && (
        <GroupActionDialog
          {...state}
          open
          title={t(TITLE[asked.change], { name: asked.member.name })}
          text={t(TEXT[asked.change])}
          yes={t(YES[asked.change])}
          kind={asked.change === 'promote' ? 'primary' : 'danger'}
          onYes={() => perform(deedOf(asked, group))}
          onClose={() => {
            forget()
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

const ICON = { promote: ShieldPlus, demote: ShieldMinus, remove: UserMinus } as const

interface RowMenuProps {
  readonly name: string
  readonly changes: readonly Change[]
  readonly onChoose: (change: Change) => void
}

function RowMenu({ name, changes, onChoose }: RowMenuProps): ReactNode {
  const { t } = useTranslation()
  if (changes.length === 0) return null
  const entries = changes.map((change): MenuEntry => ({
    kind: 'item',
    label: t(YES[change]),
    icon: ICON[change],
    danger: change === 'remove',
    onSelect: () => onChoose(change),
  }))
  return (
    <Menu className={people['menu']} aria-label={t('running.options', { name })} entries={entries}>
      <Icon of={Ellipsis} />
    </Menu>
  )
}
