import { DoorOpen } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../../domain/group'
import { rightsIn } from '../../../../domain/running'
import { onDemand } from '../../../components/on-demand'
import { leaveStep, type LeaveStep } from '../../running/leave-step'
import { useViewer } from '../../conversation/acts/use-viewer'
import type { PanelAction } from './PanelActions'

const dialogs = onDemand(() => import('../../running/LeaveDialogs'))

/** The way out of a group, from its head and from what is told of it (R1-082, R1-086); `null` to whoever is not in it. */
export const useLeaving = (group: Group): { readonly leave: PanelAction | null, readonly over: ReactNode } => {
  const { t } = useTranslation()
  const viewer = useViewer()
  const [step, setStep] = useState<LeaveStep | null>(null)
  const part = dialogs.usePart(step !== null)
  const out = viewer === null ? null : leaveStep(rightsIn(viewer, group))
  return {
    leave: out === null ? null : { id: 'leave', label: t('groupMenu.leave'), icon: DoorOpen, danger: true, onSelect: () => setStep(out) },
    over: part && viewer !== null && <part.LeaveDialogs group={group} me={viewer.xid} step={step} onStep={setStep} />,
  }
}
