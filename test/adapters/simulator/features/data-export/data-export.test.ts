import { describe, expect, it } from 'vitest'
import { exportPage } from '../../../../../src/adapters/simulator/state/features/data-export/export-page'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { RECORD_KINDS, type ExportRecord, type RecordKind } from '../../../../../src/domain/data-export'
import { clampToInstant } from '../../../../../src/domain/kernel/instant'
import type { Xid } from '../../../../../src/domain/kernel/ids'
import { entriesOf, tableFrom } from '../../../../../src/domain/kernel/table'
import { makeModeration } from '../../../../../src/adapters/rest/chat/moderation'
import { makeScheduledMessages } from '../../../../../src/adapters/rest/scheduled-messages'
import { botSlice } from '../../../../../src/adapters/simulator/state/features/bot/server-bot'
import type { GiftOrder } from '../../../../../src/domain/gift'
import { Decimal } from '../../../../../src/domain/kernel/decimal'
import { made } from '../../../../support/builders/made'
import { clientId } from '../../../../support/builders/message'
import { right } from '../../../support/client'
import { ADA, IN_SQUARE, SQUARE } from '../../../../wire/support/seeded-ids'
import { ROOM } from '../../../../wire/support/adapters'
import { WireTown } from '../../../../wire/support/simulated-town'
import { personBy } from '../../state/town'

const page = (cursor: string) =>
  ({ method: 'GET', path: `/api/account/export?cursor=${encodeURIComponent(cursor)}`, token: true }) as const

const NOW = clampToInstant(1_800_000_100_000)

const HOOK = 'http://localhost:8080/hook'
const BOT = { avatar: '/town/c1.svg', name: 'weather', description: 'Tells the weather' }
const HELP = { id: '7', command: '/help', description: 'What I can do', weight: 0, state: 0, isOn: true } as const
const ROSE_FOR_ADA: GiftOrder = {
  id: clientId('client-id-0003'),
  conversationId: IN_SQUARE,
  gid: null,
  giftId: '2',
  title: 'Rose',
  receivers: [{ xid: ADA, name: 'Ada' }],
  currencyId: 5,
  currency: 'LOOP',
  total: made(Decimal, '1'),
  before: made(Decimal, '10'),
  afterSeq: 340,
}

/** The groups with at most 2,000 generated messages. Longer histories need seconds to generate and hold nothing new. */
const withShortHistories = (world: ServerState): ServerState => ({
  ...world,
  communities: tableFrom(
    entriesOf(world.communities).filter(
      ([, { conversationId }]) => (world.threads[conversationId]?.past?.count ?? 0) <= 2_000,
    ),
  ),
})

const everything = (whole: ServerState, xid: Xid): readonly ExportRecord[] => {
  const world = withShortHistories(whole)
  const records: ExportRecord[] = []
  let next: string | null = ''
  while (next !== null) {
    const got: ReturnType<typeof exportPage> = exportPage(world, xid, next, NOW)
    expect(got.records.length).toBeLessThanOrEqual(300)
    records.push(...got.records)
    next = got.next
  }
  return records
}

describe('The export on the simulated server', () => {
  it('holds records of each kind, as the member typed or sees them (R4-601)', async () => {
    const town = new WireTown()
    const { client } = await town.as('ada@loop.example')
    await town.say('ada@loop.example', 'Own words')
    await right(makeModeration(client.rest).report({ kind: 'group', place: '', id: SQUARE }, 'Spam', 'Ads'))
    const content = { kind: 'text', text: 'Tea?', mentions: [] } as const
    const when = clampToInstant(1_800_100_000_000)
    await right(
      makeScheduledMessages(client.rest).perform({
        kind: 'schedule',
        id: clientId('client-id-0002'),
        conversationId: IN_SQUARE,
        content,
        when,
      }),
    )
    await town.botOfAda(BOT, HELP, HOOK)
    await town.sendGift('ben@loop.example', ROSE_FOR_ADA)
    await town.recordedRoom(clientId('r1'))
    const world = town.world()
    const records = everything(world, personBy(world, 'ada@loop.example'))
    const textsOf = (kind: RecordKind) => records.filter((record) => record.kind === kind).map(({ text }) => text)
    expect(RECORD_KINDS.filter((kind) => textsOf(kind).length === 0)).toEqual([])
    expect(textsOf('profile')).toContain('Ada')
    expect(textsOf('signIn')).toContain('ada@loop.example')
    expect(new Set(textsOf('group'))).toEqual(new Set(['owner', 'admin', 'member']))
    expect(textsOf('groupMessage')).toContain('Own words')
    expect(textsOf('scheduled')).toEqual(['Tea?'])
    expect(textsOf('report')).toEqual(['Spam'])
    expect(textsOf('device')).toEqual(['Web browser'])
    expect(records.filter(({ kind }) => kind === 'payment')).toContainEqual(
      expect.objectContaining({ place: 'opening', text: expect.stringMatching(/^\d+(?:\.\d+)? LOOP$/) }),
    )
    expect(records.filter(({ kind }) => kind === 'gift')).toContainEqual(expect.objectContaining({ author: 'Ben' }))
    expect(records.filter(({ kind }) => kind === 'bot')).toContainEqual(
      expect.objectContaining({ place: expect.stringContaining(BOT.name), text: BOT.description }),
    )
    expect(textsOf('recording')).toEqual([world.spaces[ROOM]?.title])
    expect(textsOf('space')).toEqual(
      Object.values(world.spaces).flatMap(({ hostXids, title }) => (hostXids.includes(ADA) ? [title] : [])),
    )
    const [bot] = Object.values(botSlice.of(world).bots)
    for (const hidden of [bot?.secret ?? 'no secret', HOOK]) expect(JSON.stringify(records)).not.toContain(hidden)
    expect(bot?.secret).toMatch(/^whsec_/)
  })

  it('holds only own messages of groups and both sides of own direct chats (R4-601)', async () => {
    const town = new WireTown()
    await town.as('ada@loop.example')
    const world = town.world()
    const xid = personBy(world, 'ada@loop.example')
    const records = everything(world, xid)
    const name = world.accounts[xid]?.name
    const inGroups = records.filter(({ kind }) => kind === 'groupMessage')
    expect(inGroups.filter(({ author }) => author !== name)).toEqual([])
    expect(new Set(records.filter(({ kind }) => kind === 'direct').map(({ author }) => author)).size).toBeGreaterThan(1)
  })

  it('holds the messages of a group that the member has left, and nothing of others there (R4-601)', async () => {
    const town = new WireTown()
    await town.say('ada@loop.example', 'Before I go')
    town.host().commit(({ at }) => ({ type: 'GroupLeft', at, xid: ADA, gid: SQUARE, successor: null }))
    const place = town.world().communities[SQUARE]?.name
    const left = everything(town.world(), ADA).filter((one) => one.kind === 'groupMessage' && one.place === place)
    expect(left.map(({ text }) => text)).toContain('Before I go')
    expect(new Set(left.map(({ author }) => author))).toEqual(new Set(['Ada']))
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
    for (const [id] of foreign) expect(exportPage(world, xid, `m:${id}:1`, NOW).records).toEqual([])
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
