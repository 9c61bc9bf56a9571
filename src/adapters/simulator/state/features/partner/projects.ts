import type { PersonResult } from '../../../../../domain/global-search'
import type { Group } from '../../../../../domain/group'
import type { Xid } from '../../../../../domain/kernel/ids'
import { entriesOf } from '../../../../../domain/kernel/table'
import type { Highlights, PartnerConfig, PartnerHome } from '../../../../../domain/partner'
import type { Space } from '../../../../../domain/space'
import { pagesIn } from '../looper/state'
import { groupsNamed, peopleNamed } from '../../chat/search-views'
import { pictureAt } from '../../seed/residents'
import { mayRead } from '../../groups/permissions'
import { latestMessageFor } from '../../latest-message'
import { spacesOfGroup } from '../../spaces/spaces'
import { groupFor, sizeOf } from '../../group-views'
import type { Community, ServerState } from '../../server-state'

interface Project extends PartnerConfig {
  readonly icon: string | null
  /**
   * Groups of the partner. A group whose form contains the link of the partner's page belongs to the partner without
   * being listed here.
   */
  readonly gids: readonly string[]
  readonly recommended: readonly string[]
}

/** The seeded partners. */
const PROJECTS: readonly Project[] = [
  {
    partnerId: 'partner-1',
    link: 'harbor',
    icon: pictureAt('g4'),
    loading: pictureAt('g4'),
    showCreate: true,
    showBubble: true,
    showGift: true,
    gids: [
      '10000001',
      '300000003',
      '410000041',
      '43000043',
      '4500000045',
      '5400000054',
      '530000053',
      '6000000060',
      '64000064',
    ],
    recommended: ['6000000060', '58000058', '64000064'],
  },
  {
    partnerId: 'partner-2',
    link: 'tidewater',
    icon: null,
    loading: null,
    showCreate: false,
    showBubble: false,
    showGift: false,
    gids: ['61000061', '67000067'],
    recommended: ['61000061'],
  },
  {
    partnerId: 'partner-3',
    link: 'newleaf',
    icon: pictureAt('g8'),
    loading: null,
    showCreate: true,
    showBubble: true,
    showGift: false,
    gids: [],
    recommended: [],
  },
]

/** The pages that owners made for their projects (spec 3 §2 Exclusive page). */
const exclusivePages = (world: ServerState): readonly Project[] =>
  pagesIn(world).map(({ partnerId, page, gids }) => ({
    partnerId,
    link: page.linkKey,
    icon: page.icon,
    loading: page.loading,
    showCreate: true,
    showBubble: page.showsBubbles,
    showGift: page.showsGifts,
    gids,
    recommended: gids.slice(0, RECOMMENDED),
  }))
const RECOMMENDED = 3

/**
 * The partner of a request: the partner with this link, otherwise the partner through which the member signed in,
 * otherwise the first partner.
 */
export const projectOf = (world: ServerState, link: string | undefined, partnerId: string | null): Project | null => {
  const all = [...PROJECTS, ...exclusivePages(world)]
  if (link !== undefined) return all.find((one) => one.link === link) ?? null
  return all.find((one) => one.partnerId === partnerId) ?? PROJECTS[0] ?? null
}

export const configOf = ({ partnerId, link, loading, showCreate, showBubble, showGift }: Project): PartnerConfig => ({
  partnerId,
  link,
  loading,
  showCreate,
  showBubble,
  showGift,
})

const communitiesOf = (world: ServerState, { link, gids }: Project): readonly Community[] =>
  entriesOf(world.communities)
    .flatMap(([gid, one]) => (one.partnerLink === link || gids.includes(gid) ? [one] : []))
    .sort((a, b) => sizeOf(b) - sizeOf(a))

const spacesFor = (world: ServerState, project: Project, xid: Xid, status: Space['status']): readonly Space[] =>
  communitiesOf(world, project)
    .flatMap(({ gid }) => spacesOfGroup(world, xid, gid))
    .filter((space) => space.status === status)
    .sort((a, b) => Number(a.startsAt) - Number(b.startsAt))

export const highlightsFor = (world: ServerState, project: Project, xid: Xid): Highlights => ({
  living: spacesFor(world, project, xid, 'started'),
  upcoming: spacesFor(world, project, xid, 'prepare'),
  recommend: project.recommended.flatMap((gid) => world.communities[gid] ?? []).map((one) => groupFor(world, one, xid)),
})

/** The group with its live room, if this member may see the room. */
const withRoom = (world: ServerState, one: Community, xid: Xid): Group => {
  const live = mayRead(one, xid) ? latestMessageFor(world, one, xid).live : null
  return { ...groupFor(world, one, xid), snapshot: live === null ? null : { announcement: null, said: [], live } }
}

export const homeFor = (world: ServerState, project: Project, xid: Xid): PartnerHome => ({
  ...highlightsFor(world, project, xid),
  icon: project.icon,
  groups: communitiesOf(world, project).map((one) => withRoom(world, one, xid)),
})

export const groupsFound = (world: ServerState, project: Project, xid: Xid, keyword: string): readonly Group[] => {
  const own = new Set(communitiesOf(world, project).map(({ gid }) => gid))
  return groupsNamed(world, xid, keyword).filter(({ gid }) => own.has(gid))
}

/** Members of the partner's groups whose name contains the keyword. */
export const peopleFound = (world: ServerState, project: Project, keyword: string): readonly PersonResult[] => {
  const own = communitiesOf(world, project)
  return peopleNamed(world, keyword).filter(({ xid }) => own.some(({ members }) => members[xid] === true))
}
