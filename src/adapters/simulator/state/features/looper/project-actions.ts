import type { Xid } from '../../../../../domain/kernel/ids'
import { drop, put } from '../../../../../domain/kernel/table'
import type { OpLog, StaffRole } from '../../../../../domain/looper'
import { groupChangedOutput, withCommunity } from '../../groups/membership'
import { doneResult, refusedResult, type StepResult } from '../../output'
import { accountById, accountByUid } from '../../users/profiles'
import type { Community, ServerState } from '../../server-state'
import type { LooperInputOf } from './looper-input'
import { withOpLog, projectOf, withProject, type ServerProject } from './state'
import { communitiesOf, labelOf, roleIn } from './views'

const NO_RIGHT = 'Your role in this project does not allow this'
const NO_PROJECT = 'There is no such project'
const RANK: Readonly<Record<StaffRole, number>> = { view: 0, comm: 1, super: 2 }

interface Asked {
  readonly at: OpLog['at']
  readonly xid: Xid
  readonly projectId: string
}

/** Calls `then` with the project if this member's role allows the action. Otherwise refuses the input with a reason. */
export const requireStaff = (
  world: ServerState,
  { xid, projectId }: Asked,
  deps: StaffRole,
  then: (project: ServerProject) => StepResult,
): StepResult => {
  const project = projectOf(world, projectId)
  const role = project === undefined ? null : roleIn(world, project, xid)
  if (project === undefined || role === null) return refusedResult(world, NO_PROJECT)
  return RANK[role] < RANK[deps] ? refusedResult(world, NO_RIGHT) : then(project)
}

const ofProject = (world: ServerState, project: ServerProject, gid: string): Community | undefined =>
  communitiesOf(world, project).find((one) => one.gid === gid)

/** Stores the project and adds a log line with the member and the action. */
export const staffNotified = (
  world: ServerState,
  project: ServerProject,
  { at, xid }: Asked,
  kind: OpLog['kind'],
  whom: string,
  change = '',
): StepResult =>
  doneResult(
    withProject(world, withOpLog(project, { kind, at, who: accountById(world, xid)?.name ?? xid, whom, change })),
  )

/** Sets the label of a community. Every member sees the label as a badge on the community. */
export const communityLabelled = (world: ServerState, input: LooperInputOf<'looper/Labelled'>): StepResult =>
  requireStaff(world, input, 'comm', (project) => {
    const { at, gid, label } = input
    const community = ofProject(world, project, gid)
    if (community === undefined) return refusedResult(world, 'This community is not one of the project')
    if (project.blocked[gid] === true) return refusedResult(world, 'This community is blocked')
    if (labelOf(project, community) === label) return doneResult(world)
    const after: Community = {
      ...community,
      verification:
        label === 'none'
          ? null
          : {
              kind: label === 'gold' ? 'official' : 'ambassador',
              projectName: project.name,
              since: at,
              link: project.xAddress,
            },
    }
    // Keep the community in the project, because a community whose label is removed still belongs to the project.
    const kept = project.gids.includes(community.gid) ? project : { ...project, gids: [...project.gids, community.gid] }
    const { world: after_, outputs } = staffNotified(
      withCommunity(world, after),
      kept,
      input,
      'labelChanged',
      community.name,
      label,
    )
    return { world: after_, outputs: [...outputs, groupChangedOutput(after)] }
  })

export const blockSet = (world: ServerState, input: LooperInputOf<'looper/BlockSet'>): StepResult =>
  requireStaff(world, input, 'comm', (project) => {
    const { gid, on } = input
    const community = ofProject(world, project, gid)
    if (community === undefined) return refusedResult(world, 'This community is not one of the project')
    if ((project.blocked[gid] === true) === on) return doneResult(world)
    const blocked = on ? put(project.blocked, gid, true as const) : drop(project.blocked, gid)
    return staffNotified(world, { ...project, blocked }, input, on ? 'blocked' : 'unblocked', community.name)
  })

export const infoEdited = (world: ServerState, input: LooperInputOf<'looper/InfoEdited'>): StepResult =>
  requireStaff(world, input, 'super', (project) => {
    const { name, avatar, about, tags, keywords, xAddress, website, email } = input.info
    return staffNotified(
      world,
      { ...project, name, avatar, about, tags, keywords, xAddress, website, email },
      input,
      'projectEdited',
      name,
    )
  })

const nextId = ({ staff }: ServerProject): string =>
  String(staff.reduce((most, { adminId }) => Math.max(most, Number(adminId)), 0) + 1)

export const adminAdded = (world: ServerState, input: LooperInputOf<'looper/AdminAdded'>): StepResult =>
  requireStaff(world, input, 'super', (project) => {
    const { at, uid, role } = input
    const person = accountByUid(world, uid)
    if (person === null || person.isVisitor) return refusedResult(world, 'There is no such person')
    const known = project.staff.find((one) => one.xid === person.xid)
    if (known?.role === role) return doneResult(world)
    if (known !== undefined) return refusedResult(world, 'This person is an admin already')
    return staffNotified(
      world,
      { ...project, staff: [...project.staff, { adminId: nextId(project), xid: person.xid, role, at }] },
      input,
      'adminAdded',
      person.name,
      role,
    )
  })

/** Whether the staff contains a super admin. A project must keep at least one super admin. */
const leavesAManager = (staff: ServerProject['staff']): boolean => staff.some(({ role }) => role === 'super')

export const adminChanged = (world: ServerState, input: LooperInputOf<'looper/AdminChanged'>): StepResult =>
  requireStaff(world, input, 'super', (project) => {
    const { adminId, role } = input
    const admin = project.staff.find((one) => one.adminId === adminId)
    if (admin === undefined) return refusedResult(world, 'There is no such admin')
    if (admin.role === role) return doneResult(world)
    const staff = project.staff.map((one) => (one.adminId === adminId ? { ...one, role } : one))
    if (!leavesAManager(staff)) return refusedResult(world, 'A project keeps at least one full manager')
    return staffNotified(
      world,
      { ...project, staff },
      input,
      'adminChanged',
      accountById(world, admin.xid)?.name ?? admin.xid,
      role,
    )
  })

export const adminRemoved = (world: ServerState, input: LooperInputOf<'looper/AdminRemoved'>): StepResult =>
  requireStaff(world, input, 'super', (project) => {
    const admin = project.staff.find((one) => one.adminId === input.adminId)
    if (admin === undefined) return doneResult(world)
    const staff = project.staff.filter((one) => one !== admin)
    if (staff.length === 0) return refusedResult(world, 'A project keeps at least one admin')
    if (!leavesAManager(staff)) return refusedResult(world, 'A project keeps at least one full manager')
    return staffNotified(
      world,
      { ...project, staff },
      input,
      'adminRemoved',
      accountById(world, admin.xid)?.name ?? admin.xid,
    )
  })
