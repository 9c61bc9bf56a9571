import type { ExclusivePage } from '../../../../../domain/looper'
import { entriesOf } from '../../../../../domain/kernel/table'
import { doneResult, refusedResult, type StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import type { LooperInputOf } from './looper-input'
import { looperSlice, type ServerProject } from './state'
import { requireStaff, staffNotified } from './project-actions'

/**
 * The link of an exclusive page: letters, digits and hyphens. A link may not equal another path under /p or the link of
 * a seeded partner.
 */
const LINK = /^[A-Za-z][A-Za-z0-9-]{2,29}$/
const TAKEN: ReadonlySet<string> = new Set(['search', 'interlink', 'harbor', 'tidewater', 'newleaf'])
const MOST = 100

const pageFrom = ({ projectId, name, avatar }: ServerProject): ExclusivePage => ({
  pageId: `page-${projectId}`,
  icon: avatar,
  loading: avatar,
  linkKey: `${projectId}-page`,
  prefix: name.slice(0, 12),
  showsGifts: true,
  showsBubbles: true,
  partnerCoin: 0,
  createGroupType: 0,
})

/** Makes the project a partner. If the project is already a partner, the action succeeds without a change. */
export const partnerAdded = (world: ServerState, input: LooperInputOf<'looper/PartnerAdded'>): StepResult =>
  requireStaff(world, input, 'super', (project) =>
    project.partnerId !== null
      ? doneResult(world)
      : staffNotified(
          world,
          { ...project, partnerId: `partner-${project.projectId}`, partnerName: project.name, page: pageFrom(project) },
          input,
          'partnerAdded',
          project.name,
        ),
  )

export const partnerRenamed = (world: ServerState, input: LooperInputOf<'looper/PartnerRenamed'>): StepResult =>
  requireStaff(world, input, 'super', (project) => {
    if (project.partnerId !== input.partnerId) return refusedResult(world, 'There is no such partner')
    return project.partnerName === input.name
      ? doneResult(world)
      : staffNotified(world, { ...project, partnerName: input.name }, input, 'pageEdited', input.name)
  })

const isTaken = (world: ServerState, { projectId }: ServerProject, link: string): boolean =>
  TAKEN.has(link.toLowerCase()) ||
  entriesOf(looperSlice.of(world).projects).some(
    ([, one]) => one.projectId !== projectId && one.page?.linkKey.toLowerCase() === link.toLowerCase(),
  )

export const pageEdited = (world: ServerState, input: LooperInputOf<'looper/PageEdited'>): StepResult =>
  requireStaff(world, input, 'super', (project) => {
    const { page } = input
    if (project.page === null || project.page.pageId !== page.pageId)
      return refusedResult(world, 'There is no such page')
    if (page.icon === null || page.loading === null) return refusedResult(world, 'A page needs both of its logos')
    if (!LINK.test(page.linkKey))
      return refusedResult(world, 'A link begins with a letter and has 3 to 30 letters, digits or hyphens')
    if (isTaken(world, project, page.linkKey)) return refusedResult(world, 'This link is taken')
    return staffNotified(world, { ...project, page }, input, 'pageEdited', page.linkKey)
  })

export const communitiesImported = (world: ServerState, input: LooperInputOf<'looper/Imported'>): StepResult =>
  requireStaff(world, input, 'comm', (project) => {
    const community = world.communities[input.gid]
    if (project.page === null) return refusedResult(world, 'This project has no exclusive page')
    if (community === undefined) return refusedResult(world, 'There is no such group')
    if (project.imports.some(({ gid }) => gid === community.gid)) return doneResult(world)
    if (project.imports.length >= MOST) return refusedResult(world, `A page has at most ${MOST} communities`)
    const importId = String(project.imports.reduce((most, one) => Math.max(most, Number(one.importId)), 0) + 1)
    return staffNotified(
      world,
      {
        ...project,
        imports: [...project.imports, { importId, gid: community.gid, order: input.order, source: 'exclusive' }],
      },
      input,
      'communityImported',
      community.name,
      String(input.order),
    )
  })

export const importOrdered = (world: ServerState, input: LooperInputOf<'looper/ImportOrdered'>): StepResult =>
  requireStaff(world, input, 'comm', (project) => {
    const found = project.imports.find(({ importId }) => importId === input.importId)
    if (found === undefined) return refusedResult(world, 'This community is not on the page')
    if (found.order === input.order) return doneResult(world)
    const imports = project.imports.map((one) => (one === found ? { ...one, order: input.order } : one))
    return staffNotified(
      world,
      { ...project, imports },
      input,
      'communityOrdered',
      world.communities[found.gid]?.name ?? found.gid,
      String(input.order),
    )
  })

export const importRemoved = (world: ServerState, input: LooperInputOf<'looper/ImportRemoved'>): StepResult =>
  requireStaff(world, input, 'comm', (project) => {
    const found = project.imports.find(({ importId }) => importId === input.importId)
    return found === undefined
      ? doneResult(world)
      : staffNotified(
          world,
          { ...project, imports: project.imports.filter((one) => one !== found) },
          input,
          'communityRemoved',
          world.communities[found.gid]?.name ?? found.gid,
        )
  })
