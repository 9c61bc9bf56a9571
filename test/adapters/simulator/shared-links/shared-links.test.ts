import { describe, expect, it } from 'vitest'
import { previewTags } from '../../../../src/adapters/simulator/shared-links/preview-tags'
import { sharedTargetAt } from '../../../../src/adapters/simulator/shared-links/shared-target'
import { spaceCalendar } from '../../../../src/adapters/simulator/shared-links/space-calendar'
import { applyInput } from '../../../../src/adapters/simulator/state/apply-input'
import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import { seedServerState } from '../../../../src/adapters/simulator/state/seed/seed-server-state'
import type { Community, ServerState } from '../../../../src/adapters/simulator/state/server-state'
import { addMs } from '../../../../src/domain/kernel/instant'
import { put } from '../../../../src/domain/kernel/table'
import { NOON } from '../../../support/builders/instant'

const ORIGIN = 'https://loop.example'
const town = seedServerState(1, NOON)
const square = town.communities['10000001']
if (square === undefined) throw new Error('the square is missing')
const withGroup = (world: ServerState, group: Community): ServerState => ({
  ...world,
  communities: put(world.communities, group.gid, group),
})
const planned = Object.values(town.spaces).find(
  ({ gid, status }) => status === 'prepare' && town.communities[gid]?.joinType === 'normal',
)
if (planned === undefined) throw new Error('no planned space')
const host = planned.hostXids[0]
if (host === undefined) throw new Error('no host')
const after = (world: ServerState, input: ServerInput): ServerState => applyInput(world, input).world
const tagsAt = (world: ServerState, path: string): string | null => {
  const target = sharedTargetAt(world, path)
  return target === null ? null : previewTags(target, ORIGIN)
}
const fieldsOf = (world: ServerState): Record<string, string> =>
  Object.fromEntries(
    (spaceCalendar(world, planned.channelId, ORIGIN, NOON) ?? '')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )

describe('The preview of a link', () => {
  it('R4-102 a link to a group by its number, its name or its invite key names the group, its size and its picture', () => {
    const paths = [
      '/group/10000001',
      '/g/10000001',
      `/g/${square.link}`,
      `/${square.link}`,
      `/group/${square.inviteKey}`,
    ]
    for (const path of paths) {
      const tags = tagsAt(town, path)
      expect(tags).toContain(`<meta property="og:title" content="${square.name}">`)
      expect(tags).toMatch(/og:description" content="[\d,]+ members · /)
      expect(tags).toContain(`<meta property="og:image" content="${ORIGIN}/preview/group/10000001.png">`)
      expect(tags).toContain(`<meta property="og:url" content="${ORIGIN}/group/10000001">`)
      expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
    }
  })

  it('R4-102 a link to a planned space names its title, its group and its start', () => {
    for (const path of [
      `/space/${planned.channelId}`,
      `/s/${planned.inviteKey}`,
      `/space/${planned.channelId}/recap`,
    ]) {
      const tags = tagsAt(town, path)
      expect(tags).toContain(`<meta property="og:url" content="${ORIGIN}/space/${planned.channelId}">`)
      expect(tags).toContain(`${new Date(planned.startsAt).toISOString().slice(0, 10)} `)
      expect(tags).toContain(' UTC')
    }
  })

  it('R4-102 nothing of a private group and of its spaces is in a preview or a calendar file', () => {
    const group = town.communities[planned.gid]
    if (group === undefined) throw new Error('no group')
    const hidden = withGroup(town, { ...group, joinType: 'private' })
    const paths = [
      `/group/${group.gid}`,
      `/g/${group.inviteKey}`,
      `/space/${planned.channelId}`,
      `/s/${planned.inviteKey}`,
    ]
    expect(paths.map((path) => tagsAt(hidden, path))).toEqual(paths.map(() => null))
    expect(spaceCalendar(hidden, planned.channelId, ORIGIN, NOON)).toBeNull()
  })

  it('R4-102 a page that is no group and no space, and a damaged path, have no preview of their own', () => {
    for (const path of ['/', '/wallet', '/message/1', '/group/%ff', '/group/none', '/space/none', '/a/b/c'])
      expect(tagsAt(town, path)).toBeNull()
  })

  it('R4-102 a name with markup stays text', () => {
    const name = `"><script>alert(1)</script>&\n`
    const tags = tagsAt(withGroup(town, { ...square, name }), '/group/10000001')
    expect(tags).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp; "')
    expect(tags).not.toContain('<script')
  })
})

describe('The calendar file that the server keeps', () => {
  const { channelId } = planned
  const { title, micMode, startsAt, endsAt, announcement, locale } = planned
  const terms = {
    title,
    micMode,
    announcement,
    locale,
    startsAt: addMs(startsAt, 3_600_000),
    endsAt: addMs(endsAt, 3_600_000),
  }
  const moved = after(town, { type: 'SpaceChanged', at: NOON, xid: host, channelId, terms })

  it('R4-103 a moved space keeps its id in calendars and gets a higher number with the new times', () => {
    const [before, now] = [fieldsOf(town), fieldsOf(moved)]
    expect(now['UID']).toBe(before['UID'])
    expect([Number(now['SEQUENCE']) > Number(before['SEQUENCE']), now['STATUS']]).toEqual([true, 'CONFIRMED'])
    expect(now['DTSTART']).not.toBe(before['DTSTART'])
  })

  it.each([
    ['was removed', 'SpaceRemoved'],
    ['ended before it began', 'SpaceClosed'],
  ] as const)('R4-103 a space that %s is cancelled in calendars, with a higher number', (_, type) => {
    const fields = fieldsOf(after(moved, { type, at: NOON, xid: host, channelId }))
    expect([fields['STATUS'], Number(fields['SEQUENCE']) > Number(fieldsOf(moved)['SEQUENCE'])]).toEqual([
      'CANCELLED',
      true,
    ])
  })

  it('R4-103 a space that took place is not cancelled afterwards', () => {
    const live = after(moved, { type: 'SpaceStarted', at: NOON, xid: host, channelId })
    expect(
      fieldsOf(after(live, { type: 'SpaceClosed', at: addMs(NOON, 60_000), xid: host, channelId }))['STATUS'],
    ).toBe('CONFIRMED')
  })
})
