import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../domain/group'
import type { Xid } from '../../../domain/kernel/ids'
import { maySucceed } from '../../../domain/running'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { OverManaged } from '../../components/overlay/over-managed'
import { useBackCloses } from '../../components/overlay/use-back-closes'
import { DeedDialog } from './DeedDialog'
import type { LeaveStep } from './leave-step'
import { PeopleList, Who } from './PeopleList'
import people from './people-list.module.css'
import styles from './running.module.css'
import { useDeed } from './use-deed'
import { usePeople } from './use-people'
import { RunningDialog } from './RunningReady'

export interface LeaveDialogsProps {
  readonly group: Group
  readonly me: Xid
  /** `null` while nothing is asked. */
  readonly step: LeaveStep | null
  readonly onStep: (step: LeaveStep | null) => void
}

/** Leaving a group, handing it over, dissolving it. */
export function LeaveDialogs(props: LeaveDialogsProps): ReactNode {
  return <RunningDialog><Leaving {...props} /></RunningDialog>
}

function Leaving({ group, me, step, onStep }: LeaveDialogsProps): ReactNode {
  const { t } = useTranslation()
  const { gid, name } = group
  const { perform, forget, ...state } = useDeed(gid, () => onStep(null))
  const onClose = (): void => {
    forget()
    onStep(null)
  }
  const asking = { ...state, onClose }
  // One gives way to the next: one entry of the history stands for whichever is open.
  useBackCloses(step !== null, onClose)
  return (
    <OverManaged value={true}>
      <DeedDialog
        {...asking} open={step === 'leave'} title={t('running.leaveTitle', { name })} text={t('running.leaveText')} yes={t('groupMenu.leave')}
        onYes={() => perform({ kind: 'leave', gid, xid: me })}
      />
      <DeedDialog
        {...asking} open={step === 'dissolve'} title={t('running.dissolveTitle', { name })} text={t('running.dissolveText')} yes={t('running.dissolveYes')}
        onYes={() => perform({ kind: 'dissolve', gid })}
      />
      <Dialog
        open={step === 'choose'} onClose={onClose} title={t('running.ownerTitle', { name })} description={t('running.ownerText')}
        actions={<Button onClick={onClose}>{t('action.cancel')}</Button>}
      >
        <div className={styles['choices']}>
          <Button size={44} wide onClick={() => onStep('handOver')}>{t('running.handOver')}</Button>
          <Button size={44} wide kind="danger" onClick={() => onStep('dissolve')}>{t('running.dissolve')}</Button>
        </div>
      </Dialog>
      {step === 'handOver' && (
        <HandOver {...asking} name={name} gid={gid} onChosen={(successor) => perform({ kind: 'handOver', gid, xid: me, successor })} />
      )}
    </OverManaged>
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

/** Neither the owner nor a visitor is offered (R1-161). */
function HandOver({ gid, name, onChosen, ...rest }: HandOverProps): ReactNode {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Xid | null>(null)
  const list = usePeople(gid, 'members', maySucceed)
  return (
    <DeedDialog
      {...rest} open title={t('running.handOverTitle', { name })} text={t('running.handOverText')} yes={t('running.handOverYes')}
      disabled={chosen === null} onYes={() => { if (chosen !== null) onChosen(chosen) }}
    >
      <PeopleList
        {...list} isWithin searchLabel={t('running.findMember')}
        row={(member) => (
          <label className={people['row']}>
            <Who member={member} />
            <input type="radio" name="successor" aria-label={member.name} checked={chosen === member.xid} onChange={() => setChosen(member.xid)} />
          </label>
        )}
      />
    </DeedDialog>
  )
}
