import { DoorOpen } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../../domain/group'
import { groupPermissions } from '../../../../domain/group-admin'
import { lazyModule } from '../../../components/lazy-module'
import { leaveStep, type LeaveStep } from '../../group-admin/leave-step'
import { useCurrentUser } from '../../chat/actions/use-current-user'
import type { PanelAction } from './PanelActions'

const dialogs = lazyModule(() => import('../../group-admin/LeaveDialogs'))

/** The leave action, for header and panel (R1-082, R1-086). `null` for a person who is no member. */
export const useLeaveGroup = (group: Group): { readonly leave: PanelAction | null; readonly over: ReactNode } => {
  const { t } = useTranslation()
  const viewer = useCurrentUser()
  const [step, setStep] = useState<LeaveStep | null>(null)
  const part = dialogs.useModule(step !== null)
  const out = viewer === null ? null : leaveStep(groupPermissions(viewer, group))
  return {
    leave:
      out === null
        ? null
        : { id: 'leave', label: t('groupMenu.leave'), icon: DoorOpen, danger: true, onSelect: () => setStep(out) },
    over: part && viewer !== null && <part.LeaveDialogs group={group} me={viewer.xid} step={step} onStep={setStep} />,
  }
}
