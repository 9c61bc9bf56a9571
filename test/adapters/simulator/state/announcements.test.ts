import { describe, expect, it } from 'vitest'
import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import { notificationsShownTo } from '../../../../src/adapters/simulator/state/chat/notification-views'
import { roomsFor } from '../../../../src/adapters/simulator/state/spaces/rooms'
import { giftGiversOf } from '../../../../src/adapters/simulator/state/users/gift-givers'
import { applyInput } from '../../../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../../../src/adapters/simulator/state/server-state'
import type { AnnouncementAction } from '../../../../src/domain/announcement'
import { Gid, Xid } from '../../../../src/domain/kernel/ids'
import { brand, personBy, START, townOf } from './town'

const town = townOf(1)
const [ada, ben, sky] = [
  personBy(town, 'ada@loop.example'),
  personBy(town, 'ben@loop.example'),
  personBy(town, 'super@loop.example'),
]
const square = brand(Gid.is, '10000001')
const community = town.communities[square]
if (community === undefined) throw new Error('the town has no square')
const visitor = applyInput(town, {
  type: 'VisitorCame',
  source: '',
  at: START,
  deviceId: 'd1',
  token: 't1',
  draw: 5,
}).world
const guest = brand(Xid.is, visitor.byDevice['d1'] ?? '')

const announce = (xid: Xid, text = 'Market day'): ServerInput => ({
  type: 'Announced',
  at: START,
  xid,
  gid: square,
  id: 'new-1',
  text,
  pictures: ['/town/ph1.svg'],
  video: null,
  ats: [ben, 'nobody', 'all'],
})
const acts = (xid: Xid, act: AnnouncementAction): ServerInput => ({ type: 'NoticeActed', at: START, xid, act })
const outcome = (world: ServerState, input: ServerInput) => applyInput(world, input).outputs.map(({ type }) => type)
const announced = applyInput(town, announce(ada)).world
const about = { gid: square, id: 'new-1' } as const
const pin: AnnouncementAction = { kind: 'pin', ...about, on: true }
const react: AnnouncementAction = { kind: 'react', ...about, memeId: 'e1', emoji: '👍', on: true }
const seenBy = (world: ServerState, xid: Xid) =>
  notificationsShownTo(world, community, xid).find(({ id }) => id === 'new-1')

describe('Announcements on the simulated server', () => {
  it('R1-217 owners, admins and super users may post announcements in a group, but plain members and visitors may not', () => {
    expect(outcome(town, announce(community.ownerXid))).toEqual(['Done', 'AnnouncementsChanged'])
    expect(outcome(town, announce(ada))).toEqual(['Done', 'AnnouncementsChanged'])
    expect(outcome(town, announce(sky))).toEqual(['Done', 'AnnouncementsChanged'])
    for (const other of [ben, guest])
      expect(applyInput(visitor, announce(other)).outputs).toEqual([
        { type: 'Refused', words: 'Only the owner and admins announce' },
      ])
  })

  it('R1-219 owners, admins and super users may delete and pin announcements of a group, but plain members may not', () => {
    const remove: AnnouncementAction = { kind: 'remove', ...about }
    for (const editor of [community.ownerXid, ada, sky]) {
      expect(outcome(announced, acts(editor, remove))).toEqual(['Done', 'AnnouncementsChanged'])
      expect(outcome(announced, acts(editor, pin))).toEqual(['Done', 'AnnouncementsChanged'])
    }
    for (const act of [remove, pin]) expect(outcome(announced, acts(ben, act))).toEqual(['Refused'])
    expect(outcome(applyInput(announced, acts(ada, remove)).world, acts(ada, remove))).toEqual(['Done'])
  })

  it('an announcement is listed with its pictures, author and mentioned members', () => {
    expect(seenBy(announced, ben)).toMatchObject({
      text: 'Market day',
      pictures: ['/town/ph1.svg'],
      author: { xid: ada },
      isRead: false,
      readBy: 1,
    })
    expect(seenBy(announced, ben)?.mentions.map(({ xid }) => xid)).toEqual([ben, null])
    expect(outcome(town, announce(ada, 'x'.repeat(10_001)))).toEqual(['Refused'])
  })

  it('a repeated reaction or read mark of a member on an announcement counts once', () => {
    const read: AnnouncementAction = { kind: 'read', ...about }
    const world = [acts(ben, react), acts(ben, read)].reduce((acc, input) => applyInput(acc, input).world, announced)
    expect(seenBy(world, ben)).toMatchObject({
      isRead: true,
      readBy: 2,
      comments: [{ memeId: 'e1', emoji: '👍', count: 1, xids: [ben] }],
    })
    expect([outcome(world, acts(ben, react)), outcome(world, acts(ben, read))]).toEqual([['Done'], ['Done']])
    expect(outcome(visitor, acts(guest, read))).toEqual(['Refused'])
  })

  it('a reaction on an announcement notifies everybody, and a read mark notifies only the author', () => {
    const to = (act: AnnouncementAction) =>
      applyInput(announced, acts(ben, act)).outputs.flatMap((one) =>
        one.type === 'AnnouncementsChanged' ? [one.to] : [],
      )
    expect(to(react)).toEqual([null])
    expect(to({ kind: 'read', ...about })).toEqual([ada])
  })

  it('a report of an announcement is stored with the reason that the member chose', () => {
    const world = applyInput(announced, acts(ben, { kind: 'report', ...about, reason: 'Spam' })).world
    expect(world.notices[square]?.[0]?.reports[ben]).toBe('Spam')
  })

  it('a report of an announcement notifies nobody, and a further report of the same member changes nothing', () => {
    const report = (reason: 'Spam' | 'Violating') => acts(ben, { kind: 'report', ...about, reason })
    const reported = applyInput(announced, report('Spam'))
    expect(reported.outputs).toEqual([{ type: 'Done' }])
    expect(applyInput(reported.world, report('Violating')).world).toBe(reported.world)
  })

  it('a page of announcements is taken before their texts are read', () => {
    const [notice] = announced.notices[square] ?? []
    if (notice === undefined) throw new Error('nothing is announced')
    let read = 0
    const many = Array.from({ length: 500 }, (_, n) => ({
      ...notice,
      id: `long-${n}`,
      get text() {
        read += 1
        return 'Tea'
      },
    }))
    const long = { ...announced, notices: { ...announced.notices, [square]: many } }
    expect(notificationsShownTo(long, community, ada, (all) => all.slice(0, 5))).toHaveLength(5)
    expect(read).toBeLessThan(20)
  })

  it('R1-118 the list of announcements of a group starts with the pinned announcements, followed by the others, newest first', () => {
    const all = notificationsShownTo(town, community, ada)
    expect(all.length).toBeGreaterThan(20)
    expect(all[0]?.pinned).toBe(true)
    const times = all.filter(({ pinned }) => !pinned).map(({ createdAt }) => createdAt ?? 0)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(new Set(all.flatMap(({ room }) => room?.status ?? []))).toEqual(new Set(['started', 'ended']))
    expect(all.some(({ video }) => video !== null)).toBe(true)
  })
})

describe('The list of rooms on the simulated server', () => {
  it('the list of rooms starts with the live rooms, followed by the planned rooms', () => {
    const rooms = roomsFor(town, ada)
    expect(rooms.map(({ status }) => status)).toEqual([
      'started',
      'started',
      'started',
      'prepare',
      'prepare',
      'prepare',
    ])
    expect(rooms.find(({ gid }) => gid === square)).toMatchObject({
      audience: 1_284,
      hosts: [{ xid: community.ownerXid }, {}, { xid: ada }],
    })
  })
})

describe('The gift ranking on the simulated server', () => {
  it('the gift ranking of a group lists members by the value of the gifts that they gave, highest value first', () => {
    const given = giftGiversOf(town, community).map((one) => Number(one.given))
    expect(given.length).toBeGreaterThan(3)
    expect(given).toEqual([...given].sort((a, b) => b - a))
  })
})
