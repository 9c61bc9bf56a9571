import type { Xid } from '../../../../../domain/kernel/ids'
import { drop, put } from '../../../../../domain/kernel/table'
import type { OpLog, StaffRole } from '../../../../../domain/looper'
import { changedFor, withCommunity } from '../../groups/membership'
import { done, refusal, type Stepped } from '../../output'
import { personBy, personByUid } from '../../people/profiles'
import type { Community, World } from '../../world'
import type { LooperInputOf } from './feature'
import { logged, projectOf, withProject, type TownProject } from './state'
import { communitiesOf, labelOf, roleIn } from './views'

const NO_RIGHT = 'Your role in this project does not allow this'
const NO_PROJECT = 'There is no such project'
const RANK: Readonly<Record<StaffRole, number>> = { view: 0, comm: 1, super: 2 }

interface Asked { readonly at: OpLog['at'], readonly xid: Xid, readonly projectId: string }

/** With the project, for whoever may do that much there; else why not. */
export const asStaff = (world: World, { xid, projectId }: Asked, needs: StaffRole, then: (project: TownProject) => Stepped): Stepped => {
  const project = projectOf(world, projectId)
  const role = project === undefined ? null : roleIn(world, project, xid)
  if (project === undefined || role === null) return refusal(world, NO_PROJECT)
  return RANK[role] < RANK[needs] ? refusal(world, NO_RIGHT) : then(project)
}

const ofProject = (world: World, project: TownProject, gid: string): Community | undefined => communitiesOf(world, project).find((one) => one.gid === gid)

/** What was done stands in the history, with who did it. */
export const told = (world: World, project: TownProject, { at, xid }: Asked, kind: OpLog['kind'], whom: string, change = ''): Stepped =>
  done(withProject(world, logged(project, { kind, at, who: personBy(world, xid)?.name ?? xid, whom, change })))

/** The label of a community is the badge that everybody sees on it. */
export const labelled = (world: World, input: LooperInputOf<'looper/Labelled'>): Stepped => asStaff(world, input, 'comm', (project) => {
  const { at, gid, label } = input
  const community = ofProject(world, project, gid)
  if (community === undefined) return refusal(world, 'This community is not one of the project')
  if (project.blocked[gid] === true) return refusal(world, 'This community is blocked')
  if (labelOf(project, community) === label) return done(world)
  const after: Community = {
    ...community, verification: label === 'none' ? null : { kind: label === 'gold' ? 'official' : 'ambassador', projectName: project.name, since: at, link: project.xAddress },
  }
  // A regular community stays one of the project.
  const kept = project.gids.includes(community.gid) ? project : { ...project, gids: [...project.gids, community.gid] }
  const { world: after_, outputs } = told(withCommunity(world, after), kept, input, 'labelChanged', community.name, label)
  return { world: after_, outputs: [...outputs, changedFor(after)] }
})

export const blockSet = (world: World, input: LooperInputOf<'looper/BlockSet'>): Stepped => asStaff(world, input, 'comm', (project) => {
  const { gid, on } = input
  const community = ofProject(world, project, gid)
  if (community === undefined) return refusal(world, 'This community is not one of the project')
  if ((project.blocked[gid] === true) === on) return done(world)
  const blocked = on ? put(project.blocked, gid, true as const) : drop(project.blocked, gid)
  return told(world, { ...project, blocked }, input, on ? 'blocked' : 'unblocked', community.name)
})

export const infoEdited = (world: World, input: LooperInputOf<'looper/InfoEdited'>): Stepped => asStaff(world, input, 'super', (project) => {
  const { name, avatar, about, tags, keywords, xAddress, website, email } = input.info
  return told(world, { ...project, name, avatar, about, tags, keywords, xAddress, website, email }, input, 'projectEdited', name)
})

const nextId = ({ staff }: TownProject): string => String(staff.reduce((most, { adminId }) => Math.max(most, Number(adminId)), 0) + 1)

export const adminAdded = (world: World, input: LooperInputOf<'looper/AdminAdded'>): Stepped => asStaff(world, input, 'super', (project) => {
  const { at, uid, role } = input
  const person = personByUid(world, uid)
  if (person === null || person.isVisitor) return refusal(world, 'There is no such person')
  const known = project.staff.find((one) => one.xid === person.xid)
  if (known?.role === role) return done(world)
  if (known !== undefined) return refusal(world, 'This person is an admin already')
  return told(world, { ...project, staff: [...project.staff, { adminId: nextId(project), xid: person.xid, role, at }] }, input, 'adminAdded', person.name, role)
})

/** Somebody who can change all of it has to be left. */
const leavesAManager = (staff: TownProject['staff']): boolean => staff.some(({ role }) => role === 'super')

export const adminChanged = (world: World, input: LooperInputOf<'looper/AdminChanged'>): Stepped => asStaff(world, input, 'super', (project) => {
  const { adminId, role } = input
  const admin = project.staff.find((one) => one.adminId === adminId)
  if (admin === undefined) return refusal(world, 'There is no such admin')
  if (admin.role === role) return done(world)
  const staff = project.staff.map((one) => (one.adminId === adminId ? { ...one, role } : one))
  if (!leavesAManager(staff)) return refusal(world, 'A project keeps at least one full manager')
  return told(world, { ...project, staff }, input, 'adminChanged', personBy(world, admin.xid)?.name ?? admin.xid, role)
})

export const adminRemoved = (world: World, input: LooperInputOf<'looper/AdminRemoved'>): Stepped => asStaff(world, input, 'super', (project) => {
  const admin = project.staff.find((one) => one.adminId === input.adminId)
  if (admin === undefined) return done(world)
  const staff = project.staff.filter((one) => one !== admin)
  if (staff.length === 0) return refusal(world, 'A project keeps at least one admin')
  if (!leavesAManager(staff)) return refusal(world, 'A project keeps at least one full manager')
  return told(world, { ...project, staff }, input, 'adminRemoved', personBy(world, admin.xid)?.name ?? admin.xid)
})
