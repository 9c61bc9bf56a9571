import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../domain/group'
import type { Xid } from '../../../domain/kernel/ids'
import { maySucceed } from '../../../domain/group-admin'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { BackHandledContext } from '../../components/overlay/back-handled-context'
import { useCloseOnBack } from '../../components/overlay/use-close-on-back'
import { GroupActionDialog } from './GroupActionDialog'
import type { LeaveStep } from './leave-step'
import { MemberPickerList, MemberCell } from './MemberPickerList'
import people from './member-picker-list.module.css'
import styles from './group-admin.module.css'
import { useGroupAction } from './use-group-action'
import { useMemberPicker } from './use-member-picker'
import { GroupAdminDialog } from './GroupAdminReady'

export interface LeaveDialogsProps {
  readonly group: Group
  readonly me: Xid
  /** The open step of the dialogs. `null` while no dialog is open. */
  readonly step: LeaveStep | null
  readonly onStep: (step: LeaveStep | null) => void
}

/** Dialogs to leave a group, transfer it, or dissolve it. */
export function LeaveDialogs(props: LeaveDialogsProps): ReactNode {
  return (
    <GroupAdminDialog>
      <Leaving {...props} />
    </GroupAdminDialog>
  )
}

function Leaving({ group, me, step, onStep }: LeaveDialogsProps): ReactNode {
  const { t } = useTranslation()
  const { gid, name } = group
  const { perform, forget, ...state } = useGroupAction(gid, () => onStep(null))
  const onClose = (): void => {
    forget()
    onStep(null)
  }
  const asking = { ...state, onClose }
  // These dialogs replace each other, so all of them share a history entry.
  useCloseOnBack(step !== null, onClose)
  return (
    <BackHandledContext value={true}>
      <GroupActionDialog
        {...asking}
        open={step === 'leave'}
        title={t('running.leaveTitle', { name })}
        text={t('running.leaveText')}
        yes={t('groupMenu.leave')}
        onYes={() => perform({ kind: 'leave', gid, xid: me })}
      />
      <GroupActionDialog
        {...asking}
        open={step === 'dissolve'}
        title={t('running.dissolveTitle', { name })}
        text={t('running.dissolveText')}
        yes={t('running.dissolveYes')}
        onYes={() => perform({ kind: 'dissolve', gid })}
      />
      <Dialog
        open={step === 'choose'}
        onClose={onClose}
        title={t('running.ownerTitle', { name })}
        description={t('running.ownerText')}
        actions={<Button onClick={onClose}>{t('action.cancel')}</Button>}
      >
        <div className={styles['choices']}>
          <Button size={44} wide onClick={() => onStep('handOver')}>
            {t('running.handOver')}
          </Button>
          <Button size={44} wide kind="danger" onClick={() => onStep('dissolve')}>
            {t('running.dissolve')}
          </Button>
        </div>
      </Dialog>
      {step === 'handOver' && (
        <HandOver
          {...asking}
          name={name}
          gid={gid}
          onChosen={(successor) => perform({ kind: 'handOver', gid, xid: me, successor })}
        />
      )}
    </BackHandledContext>
  )
}

interface HandOverProps {
  readonly gid: Group['gid']
  readonly name: string
  readonly busy: boolean
  readonly problem: string | undefined
  readonly onChosen: (successor: Xid) => void
  readonly onClose: () => void
}

/** Lets the owner choose the next owner. The list omits the owner and visitors (R1-161). */
function HandOver({ gid, name, onChosen, ...rest }: HandOverProps): ReactNode {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Xid | null>(null)
  const list = useMemberPicker(gid, 'members', maySucceed)
  return (
    <GroupActionDialog
      {...rest}
      open
      title={t('running.handOverTitle', { name })}
      text={t('running.handOverText')}
      yes={t('running.handOverYes')}
      disabled={chosen === null}
      onYes={() => {
        if (chosen !== null) onChosen(chosen)
      }}
    >
      <MemberPickerList
        {...list}
        isWithin
        searchLabel={t('running.findMember')}
        row={(member) => (
          <label className={people['row']}>
            <MemberCell member={member} />
            <input
              type="radio"
              name="successor"
              aria-label={member.name}
              checked={chosen === member.xid}
              onChange={() => setChosen(member.xid)}
            />
          </label>
        )}
      />
    </GroupActionDialog>
  )
}
