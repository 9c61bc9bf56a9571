import { Gid, Xid } from '../../../../../domain/kernel/ids'
import { EPOCH, addMs, type Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import type { ApiStatus, ExclusivePage, OpLog, SourceKind, StaffRole } from '../../../../../domain/looper'
import { mixSeeds, hashText, seededRandom } from '../../seeded-random'
import { pictureAt } from '../../seed/residents'
import { literalId } from '../../seed/literal-id'
import { featureSlice } from '../state-feature'
import type { ServerState } from '../../server-state'
import { PROJECT_SEEDS, type ProjectSeed } from './seed'

export interface ServerStaff {
  readonly adminId: string
  readonly xid: Xid
  readonly role: StaffRole
  readonly at: Instant
}

/** A project. The project's communities and the labels of these communities are stored in `ServerState.communities`. */
export interface ServerProject {
  readonly projectId: string
  readonly name: string
  readonly avatar: string | null
  readonly about: string
  readonly tags: readonly string[]
  readonly keywords: readonly string[]
  readonly xAddress: string
  readonly website: string
  readonly email: string
  readonly secret: string
  readonly apiStatus: ApiStatus
  readonly partnerId: string | null
  readonly partnerName: string
  readonly page: ExclusivePage | null
  /** The communities on the exclusive page. */
  readonly imports: readonly {
    readonly importId: string
    readonly gid: Gid
    readonly order: number
    readonly source: SourceKind
  }[]
  readonly gids: readonly Gid[]
  readonly blocked: Table<true>
  /** The staff, in the order of joining. */
  readonly staff: readonly ServerStaff[]
  /** The operation log, newest first. */
  readonly logs: readonly OpLog[]
  readonly logged: number
}

export interface Looper {
  readonly projects: Table<ServerProject>
}

const DAY_MS = 86_400_000
const HEX = '0123456789abcdef'

/** The founding date of a seeded project: the date of the oldest label. */
const foundedAt = (world: ServerState): Instant => {
  const since = Object.values(world.communities).flatMap(({ verification }) =>
    verification?.since == null ? [] : [verification.since],
  )
  return since.reduce((acc, at) => (at < acc ? at : acc), since[0] ?? EPOCH)
}

/** The sources of the communities on a seeded page. */
const SOURCES: readonly SourceKind[] = ['official', 'official', 'api', 'operational', 'exclusive', 'other']

const projectFrom =
  (world: ServerState, at: Instant) =>
  ({ projectId, name, picture, about, tags, keywords, handle, gids, staff, link }: ProjectSeed): ServerProject => {
    const chance = seededRandom(mixSeeds(world.seed, hashText(projectId)))
    return {
      projectId,
      name,
      avatar: pictureAt(picture),
      about,
      tags,
      keywords,
      xAddress: `https://x.com/${handle}`,
      website: `https://${handle}.example`,
      email: `hello@${handle}.example`,
      secret: `lk_${Array.from({ length: 32 }, () => chance.of(Array.from(HEX), '0')).join('')}`,
      apiStatus: 'active',
      partnerId: link === null ? null : `partner-${projectId}`,
      partnerName: name,
      page:
        link === null
          ? null
          : {
              pageId: `page-${projectId}`,
              icon: pictureAt(picture),
              loading: pictureAt(picture),
              linkKey: link,
              prefix: name,
              showsGifts: true,
              showsBubbles: true,
              partnerCoin: 0,
              createGroupType: 0,
            },
      imports:
        link === null
          ? []
          : gids
              .slice(0, SOURCES.length)
              .flatMap((gid, n) =>
                Gid.is(gid) ? [{ importId: String(n + 1), gid, order: n + 1, source: SOURCES[n] ?? 'other' }] : [],
              ),
      gids: gids.flatMap((gid) => (Gid.is(gid) ? [gid] : [])),
      blocked: emptyTable(),
      logs: [],
      logged: 0,
      staff: staff.map(([xid, role], n) => ({
        adminId: String(n + 1),
        xid: literalId(Xid.is, xid),
        role,
        at: addMs(at, (n * 11 + chance.between(0, 9)) * DAY_MS),
      })),
    }
  }

export const looperSlice = featureSlice<Looper>('looper', (world) => {
  const at = foundedAt(world)
  return { projects: tableFrom(PROJECT_SEEDS.map(projectFrom(world, at)).map((one) => [one.projectId, one] as const)) }
})

export const projectOf = (world: ServerState, projectId: string): ServerProject | undefined =>
  looperSlice.of(world).projects[projectId]

export const withProject = (world: ServerState, project: ServerProject): ServerState =>
  looperSlice.put(world, { projects: put(looperSlice.of(world).projects, project.projectId, project) })

/** The number of projects that have this member on their staff. */
export const projectCountOf = (world: ServerState, xid: Xid): number =>
  Object.values(looperSlice.of(world).projects).filter(({ staff }) => staff.some((one) => one.xid === xid)).length

/** Every exclusive page, with the gids of the page's communities in the order that the page shows. */
export const pagesIn = (
  world: ServerState,
): readonly { readonly partnerId: string; readonly page: ExclusivePage; readonly gids: readonly Gid[] }[] =>
  Object.values(looperSlice.of(world).projects).flatMap(({ partnerId, page, imports }) =>
    partnerId === null || page === null
      ? []
      : [{ partnerId, page, gids: imports.toSorted((a, b) => a.order - b.order).map(({ gid }) => gid) }],
  )

const LOGS_KEPT = 500
/** Adds a line to the project's operation log. */
export const withOpLog = (project: ServerProject, line: Omit<OpLog, 'logId'>): ServerProject => ({
  ...project,
  logged: project.logged + 1,
  logs: [{ ...line, logId: String(project.logged + 1) }, ...project.logs].slice(0, LOGS_KEPT),
})
