import type { GroupRights } from '../../../domain/group-admin'

/** What is asked of somebody who wants out. */
export type LeaveStep = 'leave' | 'choose' | 'handOver' | 'dissolve'

/** Where leaving begins: an owner chooses between handing over and dissolving (JOIN-7). */
export const leaveStep = ({ leave, handOver }: GroupRights): LeaveStep | null =>
  handOver ? 'choose' : leave ? 'leave' : null
