import type { Xid } from '../../../../../domain/kernel/ids'
import type {
  Label,
  PartnerCommunity,
  Project,
  ProjectAdmin,
  ProjectCommunity,
  ProjectInfo,
} from '../../../../../domain/looper'
import { entriesOf } from '../../../../../domain/kernel/table'
import { accountById } from '../../users/profiles'
import { isSuper } from '../../groups/permissions'
import { sizeOf } from '../../group-views'
import type { Community, ServerState } from '../../server-state'
import { activeOn, activeOver, growthOf } from './daily-activity'
import { looperSlice, type ServerProject } from './state'

const isOf = (project: ServerProject, { verification }: Community): boolean =>
  verification?.projectName.toLowerCase() === project.name.toLowerCase()

/**
 * The communities of the project: the seeded communities, and the communities that were verified for the project later.
 */
export const communitiesOf = (world: ServerState, project: ServerProject): readonly Community[] =>
  entriesOf(world.communities).flatMap(([, one]) => (project.gids.includes(one.gid) || isOf(project, one) ? [one] : []))

/**
 * Whether a project may take this name. The name of a verified community says to which project the community belongs, so
 * a project that took the name of another would own the communities and labels of the other.
 */
export const mayBeNamed = (world: ServerState, project: ServerProject, name: string): boolean => {
  const own = new Set(communitiesOf(world, project).map(({ gid }) => gid))
  const isTaken = (other: string | undefined): boolean => other?.toLowerCase() === name.toLowerCase()
  return (
    Object.values(looperSlice.of(world).projects).every(
      (one) => one.projectId === project.projectId || !isTaken(one.name),
    ) &&
    entriesOf(world.communities).every(
      ([, { gid, verification, awaited }]) =>
        own.has(gid) || !(isTaken(verification?.projectName) || isTaken(awaited?.projectName)),
    )
  )
}

export const labelOf = (project: ServerProject, community: Community): Label =>
  !isOf(project, community) ? 'none' : community.verification?.kind === 'official' ? 'gold' : 'blue'

/** The member's role in the project. Super users of the product have every right (spec 1 §1). */
export const roleIn = (
  world: ServerState,
  project: ServerProject,
  xid: Xid,
): ServerProject['staff'][number]['role'] | null =>
  isSuper(world, xid) ? 'super' : (project.staff.find((one) => one.xid === xid)?.role ?? null)

const webUrl = (text: string): string | null => (/^https:\/\/\S+$/.test(text) ? text : null)

export const projectFor = (world: ServerState, project: ServerProject, day: number): Project => {
  const all = communitiesOf(world, project)
  const open = all.filter(({ gid }) => project.blocked[gid] !== true)
  const members = open.reduce((sum, one) => sum + sizeOf(one), 0)
  const active = open.reduce((sum, one) => sum + activeOn(world, one, day), 0)
  return {
    projectId: project.projectId,
    name: project.name,
    avatar: project.avatar,
    xUrl: webUrl(project.xAddress),
    about: project.about,
    tags: project.tags,
    keywords: project.keywords,
    website: webUrl(project.website),
    apiStatus: project.apiStatus,
    communities: open.length,
    members,
    blueVerified: open.filter((one) => labelOf(project, one) === 'blue').length,
    goldVerified: open.filter((one) => labelOf(project, one) === 'gold').length,
    averageActivity: members === 0 ? 0 : Math.round((active / members) * 1_000) / 10,
    pageLink: project.page?.linkKey ?? null,
  }
}

/** The member's projects whose name contains the keyword. */
export const projectsFor = (world: ServerState, xid: Xid, keyword: string, day: number): readonly Project[] => {
  const word = keyword.trim().toLowerCase()
  return entriesOf(looperSlice.of(world).projects)
    .map(([, one]) => one)
    .filter((one) => roleIn(world, one, xid) !== null && one.name.toLowerCase().includes(word))
    .map((one) => projectFor(world, one, day))
}

export const infoOf = (p: ServerProject): ProjectInfo => ({
  projectId: p.projectId,
  name: p.name,
  avatar: p.avatar,
  about: p.about,
  tags: p.tags,
  keywords: p.keywords,
  xAddress: p.xAddress,
  website: p.website,
  email: p.email,
  partnerId: p.partnerId,
  apiStatus: p.apiStatus,
})

export const adminsOf = (world: ServerState, project: ServerProject): readonly ProjectAdmin[] =>
  project.staff.flatMap(({ adminId, xid, role, at }) => {
    const person = accountById(world, xid)
    return person === null
      ? []
      : [{ adminId, xid, role, joinedAt: at, uid: person.uid, name: person.name, avatar: person.avatar }]
  })

const RANK: Readonly<Record<Label, number>> = { gold: 0, blue: 1, none: 2 }

/** The project's communities, sorted by label (gold, blue, none), then by size. */
export const projectCommunitiesOf = (
  world: ServerState,
  project: ServerProject,
  day: number,
): readonly ProjectCommunity[] =>
  communitiesOf(world, project)
    .map((one): ProjectCommunity => {
      const activity = activeOver(world, one, day, 7)
      const label = labelOf(project, one)
      return {
        gid: one.gid,
        name: one.name,
        avatar: one.icon,
        label,
        blocked: project.blocked[one.gid] === true,
        members: sizeOf(one),
        activity,
        growth: growthOf(activity, activeOver(world, one, day - 7, 7)),
        approvedAt: label === 'none' ? null : (one.verification?.since ?? null),
      }
    })
    .sort((a, b) => RANK[a.label] - RANK[b.label] || b.members - a.members)

/** The communities on the exclusive page, in the page's order, without dissolved groups. */
export const importsOf = (world: ServerState, project: ServerProject): readonly PartnerCommunity[] =>
  project.imports
    .flatMap(({ importId, gid, order, source }) => {
      const community = world.communities[gid]
      if (community === undefined) return []
      return [
        {
          importId,
          gid,
          order,
          source,
          name: community.name,
          avatar: community.icon,
          link: `/group/${community.link ?? gid}`,
          label:
            community.verification === null
              ? ('none' as const)
              : community.verification.kind === 'official'
                ? ('gold' as const)
                : ('blue' as const),
        },
      ]
    })
    .sort((a, b) => a.order - b.order)
