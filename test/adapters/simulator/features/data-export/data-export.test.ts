import { describe, expect, it } from 'vitest'
import { exportPage } from '../../../../../src/adapters/simulator/state/features/data-export/export-page'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import type { ExportRecord } from '../../../../../src/domain/data-export'
import type { Xid } from '../../../../../src/domain/kernel/ids'
import { entriesOf } from '../../../../../src/domain/kernel/table'
import { WireTown } from '../../../../wire/support/simulated-town'
import { personBy } from '../../state/town'

const page = (cursor: string) =>
  ({ method: 'GET', path: `/api/account/export?cursor=${encodeURIComponent(cursor)}`, token: true }) as const

const everything = (world: ServerState, xid: Xid): readonly ExportRecord[] => {
  const records: ExportRecord[] = []
  let next: string | null = ''
  while (next !== null) {
    const got: ReturnType<typeof exportPage> = exportPage(world, xid, next)
    expect(got.records.length).toBeLessThanOrEqual(300)
    records.push(...got.records)
    next = got.next
  }
  return records
}

describe('The export on the simulated server', () => {
  it('holds own records, own messages in groups and both sides of own direct chats (R4-601)', async () => {
    const town = new WireTown()
    await town.as('ada@loop.example')
    const world = town.world()
    const xid = personBy(world, 'ada@loop.example')
    const records = everything(world, xid)
    const kinds = new Set(records.map(({ kind }) => kind))
    for (const kind of ['profile', 'signIn', 'group', 'direct', 'follow'] as const) expect(kinds).toContain(kind)
    const name = world.accounts[xid]?.name
    const inGroups = records.filter(({ kind }) => kind === 'groupMessage')
    expect(inGroups.filter(({ author }) => author !== name)).toEqual([])
    expect(new Set(records.filter(({ kind }) => kind === 'direct').map(({ author }) => author)).size).toBeGreaterThan(1)
  })

  it('refuses visitors (R4-606)', async () => {
    const town = new WireTown()
    const visitor = await town.as('visitor')
    expect((await town.take(page(''), visitor)).json).toMatchObject({ msg: 'Visitors cannot do this' })
  })

  it('gives nothing of a chat between two others, whatever the cursor names (R4-606)', async () => {
    const town = new WireTown()
    await town.as('ada@loop.example')
    const world = town.world()
    const xid = personBy(world, 'ben@loop.example')
    const foreign = entriesOf(world.directs).filter(([, { between }]) => !between.includes(xid))
    expect(foreign.length).toBeGreaterThan(0)
    for (const [id] of foreign) expect(exportPage(world, xid, `m:${id}:1`).records).toEqual([])
  })

  it('holds no token, code or invite key, for any resident who signed in (R4-606)', async () => {
    const town = new WireTown()
    const residents = ['ada@loop.example', 'ben@loop.example']
    const sessions = await Promise.all(residents.map((one) => town.as(one)))
    const world = town.world()
    const secrets = [
      ...sessions.map(({ token }) => token),
      ...entriesOf(world.chatTokens).map(([, token]) => token),
      ...entriesOf(world.communities).map(([, { inviteKey }]) => inviteKey),
      world.secret,
    ].filter((secret) => secret !== '')
    expect(secrets.length).toBeGreaterThan(2)
    for (const resident of residents) {
      const text = JSON.stringify(everything(world, personBy(world, resident)))
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })
})
