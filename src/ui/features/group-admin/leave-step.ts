import type { GroupPermissions } from '../../../domain/group-admin'

/** The open step of the leave dialogs. */
export type LeaveStep = 'leave' | 'choose' | 'handOver' | 'dissolve'

/** The first step. An owner chooses between transferring and dissolving the group (JOIN-7). */
export const leaveStep = ({ leave, handOver }: GroupPermissions): LeaveStep | null =>
  handOver ? 'choose' : leave ? 'leave' : null
