import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../domain/group'
import type { Xid } from '../../../domain/kernel/ids'
import { DeedDialog } from './DeedDialog'
import { PeopleList, Who } from './PeopleList'
import people from './people-list.module.css'
import { useDeed } from './use-deed'
import { usePeople } from './use-people'
import { RunningDialog } from './RunningReady'

interface InviteDialogProps {
  readonly group: Group
  readonly onClose: () => void
}

/** Asks people into a group who are not in it. */
export function InviteDialog(props: InviteDialogProps): ReactNode {
  return <RunningDialog><Inviting {...props} /></RunningDialog>
}

function Inviting({ group: { gid }, onClose }: InviteDialogProps): ReactNode {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly Xid[]>([])
  const { perform, forget, ...state } = useDeed(gid, onClose)
  const list = usePeople(gid, 'others', () => true)
  const close = (): void => {
    forget()
    onClose()
  }
  const toggle = (xid: Xid): void => setChosen((so) => (so.includes(xid) ? so.filter((one) => one !== xid) : [...so, xid]))
  return (
    <DeedDialog
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
      <PeopleList
        {...list} isWithin searchLabel={t('running.findPerson')}
        row={(person) => (
          <label className={people['row']}>
            <Who member={person} />
            <input type="checkbox" aria-label={person.name} checked={chosen.includes(person.xid)} onChange={() => toggle(person.xid)} />
          </label>
        )}
      />
    </DeedDialog>
  )
}
