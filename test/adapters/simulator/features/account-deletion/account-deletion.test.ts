import { describe, expect, it } from 'vitest'
import { DELETION_DELAY_MS } from '../../../../../src/domain/account-deletion'
import { DELETED_NAME } from '../../../../../src/domain/session'
import { accountDeletionCalls } from '../../../../../src/adapters/wire/calls/account/account-deletion-calls'
import { ownedBy, remaindersOf } from '../../../../../src/adapters/simulator/state/features/account-deletion/deletions'
import { notificationListFor } from '../../../../../src/adapters/simulator/state/features/notification/notifications'
import { isOpen } from '../../../../../src/domain/space'
import { isResident } from '../../../../../src/adapters/simulator/state/groups/permissions'
import { balanceOf, personOf } from '../../../../../src/adapters/simulator/state/ledger/ledger'
import { LOOP_ID } from '../../../../../src/domain/balance'
import { Decimal, sumOf } from '../../../../../src/domain/kernel/decimal'
import { made } from '../../../../support/builders/made'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { entriesOf } from '../../../../../src/domain/kernel/table'
import { right } from '../../../../adapters/support/client'
import { ADA, BEN, OURS } from '../../../../wire/support/seeded-ids'
import { WireTown } from '../../../../wire/support/simulated-town'
import { deleteNow, handOver, keep, plan, requestDeletion, requestWith } from './deletion-fixture'

const DAY_MS = 86_400_000

/** Ada without groups, and her client. */
const setup = async () => {
  const town = new WireTown()
  const ada = await town.as('ada@loop.example')
  handOver(town, ADA)
  const seen = remaindersOf(town.world(), ADA)
  const request = async (remainders = seen, language = 'en') =>
    (await town.take(requestWith(remainders), ada, language)).json
  const planned = async () => right(ada.client.rest.call(accountDeletionCalls.plan, {}))
  return { town, ada, seen, request, planned }
}

describe('The deletion of an account on the simulated server', () => {
  it('R4-608 the plan names the groups that the member owns, and all that the member holds', async () => {
    const town = new WireTown()
    const { client } = await town.as('ada@loop.example')
    await town.stakeAsAda('100', 1)
    const { dueAt, groups, remainders } = await right(client.rest.call(accountDeletionCalls.plan, {}))
    expect(dueAt).toBeNull()
    expect(groups.map(({ gid }) => gid)).toEqual(ownedBy(town.world(), ADA).map(({ gid }) => gid))
    expect(groups.map(({ gid }) => gid)).toContain(OURS)
    const loop = remainders.find(({ currency }) => currency === 'LOOP')
    const free = balanceOf(town.world().ledger, personOf(ADA), LOOP_ID)
    expect(loop?.amount).toBe(sumOf([free, made(Decimal, '100')]))
  })

  it('R4-608 the server refuses an owner of groups, and a member whose holdings have changed', async () => {
    const town = new WireTown()
    const ada = await town.as('ada@loop.example')
    const seen = remaindersOf(town.world(), ADA)
    expect((await town.take(requestWith(seen), ada)).json).toMatchObject({
      msg: 'Hand over or dissolve your groups first',
    })
    expect((await town.take(requestWith(seen), ada, 'zh')).json).toMatchObject({ msg: '请先移交或解散你的群组' })
    const { request } = await setup()
    for (const wrong of [[], seen.slice(1), seen.map((one) => ({ ...one, amount: made(Decimal, '0.1') }))])
      expect(await request(wrong)).toMatchObject({ msg: 'What you hold has changed. Read it again.' })
  })

  it('R4-607 the account is deleted 14 days after the request, and not earlier', async () => {
    const { town, request, planned } = await setup()
    const requestedAt = town.host().now()
    expect(await request()).toMatchObject({ data: { due_at: requestedAt + DELETION_DELAY_MS } })
    await town.clock.advance(14 * DAY_MS - 1)
    expect((await planned()).dueAt).toBe(requestedAt + 14 * DAY_MS)
    await town.clock.advance(1)
    expect(town.world().accounts[ADA]).toMatchObject({ name: DELETED_NAME, avatar: null, email: null })
  })

  it('R4-607 a repeated request keeps its time, and a member who keeps the account stays', async () => {
    const { town, ada, request, planned } = await setup()
    await request()
    const { dueAt } = await planned()
    await town.clock.advance(DAY_MS)
    await request()
    expect((await planned()).dueAt).toBe(dueAt)
    for (const _ of [1, 2]) expect((await town.take(keep, ada)).json).toMatchObject({ code: 0 })
    expect((await planned()).dueAt).toBeNull()
    await town.clock.advance(20 * DAY_MS)
    expect(town.world().accounts[ADA]?.email).toBe('ada@loop.example')
  })

  it('R4-607 the member learns of the request on all devices, with a way to the settings', async () => {
    const { town, request } = await setup()
    await request()
    const [notice] = notificationListFor(town.world(), ADA)
    expect(notice?.content).toMatchObject({
      items: [{ event: { code: 'deletionPlanned' }, button: { link: '/settings' } }],
    })
  })

  it('R4-608 while the deletion is planned, the member founds no group and takes over none', async () => {
    const { town } = await setup()
    const shared = entriesOf(town.world().communities).find(
      ([, { ownerXid, members }]) => ownerXid !== ADA && members[ADA] === true,
    )
    const [gid = '', community] = shared ?? []
    const handOverToAda = () =>
      applyInput(town.world(), {
        type: 'GroupLeft',
        at: town.host().now(),
        xid: community?.ownerXid ?? BEN,
        gid,
        successor: ADA,
      })
    expect(handOverToAda().world.communities[gid]?.ownerXid).toBe(ADA)
    requestDeletion(town, ADA)
    expect(handOverToAda().outputs).toMatchObject([
      { type: 'Refused', words: 'The group can be handed over to a member only' },
    ])
    const { client } = await town.as('ada@loop.example')
    expect(await right(client.groupRunning.mayCreate())).toBe(false)
    expect(ownedBy(town.world(), ADA)).toEqual([])
  })

  it('R4-609 all devices are signed out, and no way to sign in leads to the account', async () => {
    const { town, ada } = await setup()
    const phone = await town.newSession('ada@loop.example')
    const ended: string[] = []
    town.host().subscribe((news) => {
      if (news.type === 'TokenEnded') ended.push(news.token)
    })
    deleteNow(town, ADA)
    expect(ended.toSorted()).toEqual([ada.token, phone.token].toSorted())
    for (const one of [ada, phone]) expect((await town.take(plan, one)).status).toBe(401)
    const again = await town.newSession('ada@loop.example')
    const xid = town.world().tokens[again.token]
    expect(xid).toBeDefined()
    expect(xid).not.toBe(ADA)
  })

  it('R4-609 the account leaves its groups and rooms, is no simulated member, and its number is not given again', async () => {
    const { town } = await setup()
    const member = Object.values(town.world().communities).filter(({ members }) => members[ADA] === true)
    expect(member.length).toBeGreaterThan(0)
    deleteNow(town, ADA)
    const { communities, spaces, accounts } = town.world()
    for (const { members, adminXids } of Object.values(communities)) {
      expect(members[ADA]).toBeUndefined()
      expect(adminXids).not.toContain(ADA)
    }
    const open = Object.values(spaces).filter(({ status }) => isOpen(status))
    expect(open.length).toBeGreaterThan(0)
    for (const { seats, hostXids } of open) {
      expect(seats[ADA]).toBeUndefined()
      expect(hostXids).not.toContain(ADA)
    }
    const remains = accounts[ADA]
    expect(remains && isResident(remains)).toBe(false)
  })

  it('R4-609 nobody can take the name of a deleted account', async () => {
    const { town } = await setup()
    const uid = town.world().accounts[BEN]?.uid ?? ''
    const taken = {
      type: 'ProfileEdited',
      xid: BEN,
      uid,
      name: ` ${DELETED_NAME} `,
      head: '',
      banner: '',
      bio: '',
    } as const
    expect(town.host().commit(({ at }) => ({ ...taken, at }))).toMatchObject([
      { type: 'Refused', words: 'Nobody can have this name' },
    ])
  })

  it('R4-607 visitors have no deletion', async () => {
    const town = new WireTown()
    const visitor = await town.as('visitor')
    for (const call of [plan, keep, requestWith([])])
      expect((await town.take(call, visitor)).json).toMatchObject({ msg: 'Visitors cannot do this' })
  })
})
