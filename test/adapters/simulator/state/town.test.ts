import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  groupsOf,
  conversationsOf,
  communityBy,
  membersOf,
  trendingFor,
} from '../../../../src/adapters/simulator/state/group-views'
import { messagesIn } from '../../../../src/adapters/simulator/state/chat/unread-messages'
import { threadOf } from '../../../../src/adapters/simulator/state/conversation-lookups'
import { roleOf } from '../../../../src/adapters/simulator/state/groups/permissions'
import type { Community, ServerState } from '../../../../src/adapters/simulator/state/server-state'
import { isUsableTown } from './town-checks'
import { brand, conversation, personBy, RIVER, START, townOf } from './town'
import { Xid } from '../../../../src/domain/kernel/ids'
import { readerOf } from '../../../../src/adapters/simulator/state/chat/reader-of'
import { isFor } from '../../../../src/adapters/simulator/state/chat/thread-reader'

const town = townOf(1)
const ada = personBy(town, 'ada@loop.example')
const ben = personBy(town, 'ben@loop.example')
const square = conversation('10000001')
const all = Object.values(town.communities)
const kindsOf = (some: readonly Community[]): ReadonlySet<string> =>
  new Set(some.map(({ joinType, joinMode }) => `${joinType} ${joinMode}`))

/** A hash over the whole state and over the newest page of every conversation. */
const hashOf = (world: ServerState): string => {
  const said = Object.values(world.threads).map((thread) => messagesIn(thread, thread.latest - 60, thread.latest))
  return createHash('sha256')
    .update(JSON.stringify([world, said]))
    .digest('hex')
}

describe('The seeded state', () => {
  it('the seeded state is the same for the same seed, down to the newest messages, and differs between seeds', () => {
    expect(hashOf(townOf(1))).toBe(hashOf(townOf(1)))
    expect(new Set([1, 2, 3, 4_294_967_295].map((seed) => hashOf(townOf(seed)))).size).toBe(4)
  })

  it('the seeded state has at least 200 people, with names in many scripts, names with emoji and very long names', () => {
    const names = Object.values(town.accounts).map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(200)
    for (const script of [
      /[\u00c0-\u024f]/u,
      /\p{Script=Han}/u,
      /\p{Script=Hiragana}|\p{Script=Katakana}/u,
      /\p{Script=Hangul}/u,
      /\p{Script=Cyrillic}/u,
      /\p{Script=Arabic}/u,
      /\p{Script=Hebrew}/u,
      /\p{Script=Devanagari}/u,
      /\p{Script=Thai}/u,
      /\p{Extended_Pictographic}/u,
      /.{50}/u,
    ])
      expect(names.filter((name) => script.test(name)).length).toBeGreaterThan(1)
    expect(new Set(Object.keys(town.accounts).map((xid) => xid.charAt(0))).size).toBeGreaterThan(20)
  })

  it('the seeded state has forty groups, from one member to more than 10,000, of every join type and verification', () => {
    expect(all).toHaveLength(40)
    expect(kindsOf(all)).toEqual(new Set(['normal normal', 'normal free', 'private normal']))
    expect(new Set(all.map(({ verification }) => verification?.kind))).toEqual(
      new Set([undefined, 'official', 'ambassador']),
    )
    expect(all.filter(({ link }) => link !== null).length).toBeGreaterThan(9)
    expect(new Set(all.map(({ minSpeakLevel }) => minSpeakLevel)).size).toBeGreaterThan(4)
    const sizes = trendingFor(town, ada, 1, 40).map(({ memberCount }) => memberCount)
    expect(sizes.at(-1)).toBe(1)
    expect(sizes[0]).toBeGreaterThan(10_000)
    expect(all.some(({ icon }) => icon === null)).toBe(true)
  })

  it('no two seeded groups have the same gid, invite key or link', () => {
    const words = all.flatMap(({ gid, inviteKey, link }) =>
      [gid, inviteKey, ...(link === null ? [] : [link])].map((word) => word.toLowerCase()),
    )
    expect(new Set(words).size).toBe(words.length)
    for (const { inviteKey, link } of all) {
      expect(inviteKey).toMatch(/^[A-Za-z0-9]{8}$/)
      expect(link ?? 'townsquare').toMatch(/^[A-Za-z][A-Za-z0-9_]{5,19}$/)
    }
  })

  it.each([['ada@loop.example'], ['ben@loop.example']])(
    'the seeded account %s is a member of fifteen groups of different kinds',
    (email) => {
      const mine = groupsOf(town, personBy(town, email))
      expect(mine).toHaveLength(15)
      expect(mine.slice(0, 3).map(({ gid }) => gid)).toEqual(['10000001', '20000002', '300000003'])
      expect(mine.some(({ name }) => /^[\u0590-\u06ff]/u.test(name))).toBe(true)
      expect(new Set(mine.map(({ verification }) => verification?.kind)).size).toBe(3)
      expect(kindsOf(all.filter(({ members }) => members[personBy(town, email)])).size).toBe(3)
    },
  )

  it('the seeded member Ada is an admin of the group Loop Town Square and the owner of another group', () => {
    const square1 = communityBy(town, 'gid', '10000001')
    expect(square1 === undefined ? '' : roleOf(square1, ada)).toBe('admin')
    expect(all.filter(({ ownerXid }) => ownerXid === ada)).toHaveLength(1)
  })

  it.each([1, 2, 7])(
    'R1-302 the seeded accounts have the planned numbers of unread messages in their groups (seed %i)',
    (seed) => {
      const world = townOf(seed)
      const unread = (email: string) =>
        conversationsOf(world, personBy(world, email))
          .filter((one) => one.unread > 0)
          .map((one) => `${one.gid} ${one.unread}${one.muted ? ' muted' : ''}`)
      expect(unread('ada@loop.example')).toEqual(
        expect.arrayContaining(['10000001 4', '300000003 2', '40000004 37', '410000041 128', '4200000042 23 muted']),
      )
      expect(unread('ben@loop.example')).toEqual(
        expect.arrayContaining(['10000001 4', '300000003 2', '40000004 12', '410000041 104', '4200000042 61 muted']),
      )
      expect(unread('ada@loop.example').some((one) => one.startsWith('2000'))).toBe(false)
      for (const { unread: count, maxSeq, readSeq, conversationId } of conversationsOf(world, ada)) {
        const after = messagesIn(threadOf(world, conversationId), readSeq + 1, maxSeq)
        const reader = readerOf(world, conversationId, ada)
        expect(after.filter((one) => one.from.xid !== ada && isFor(reader, one))).toHaveLength(count)
      }
    },
  )

  it('the newest seeded message is in the group Loop Town Square and lies in the past', () => {
    const newest = conversationsOf(town, ben)
      .map(({ gid, latest }) => ({ gid, at: latest?.at ?? 0 }))
      .sort((a, b) => b.at - a.at)
    expect(newest[0]?.gid).toBe('10000001')
    expect(newest[0]?.at).toBeLessThan(START)
  })

  it('outsiders see neither the last message nor the preview of a private group', () => {
    const stranger = brand(Xid.is, 'x999')
    const readers = (xid: Xid) => trendingFor(town, xid, 1, 40).find(({ gid }) => gid === '20000002')
    expect(readers(stranger)?.latest).toBeNull()
    expect(readers(ada)?.latest).not.toBeNull()
    expect([readers(stranger)?.snapshot, readers(ada)?.snapshot?.said.length]).toEqual([null, 30])
  })

  it('the seeded messages have no unfilled placeholders and no empty texts, and one group has many different texts', () => {
    expect(isUsableTown(all.map(({ conversationId }) => threadOf(town, conversationId)))).toEqual([])
    const texts = new Set(
      messagesIn(threadOf(town, square), 1, 340).map(({ content }) => (content.kind === 'text' ? content.text : '')),
    )
    expect(texts.size).toBeGreaterThan(180)
  })
})

describe('The Discover page', () => {
  it('R1-095 a group card on Discover has up to 30 messages in order, and may have an announcement and a live room', () => {
    const told = [1, 2, 3, 4]
      .flatMap((page) => trendingFor(town, ada, page, 10))
      .flatMap(({ snapshot }) => snapshot ?? [])
    expect(
      told.every(
        ({ said }) =>
          said.length <= 30 && said.every(({ seq, text }, at) => text.trim() !== '' && seq > (said[at - 1]?.seq ?? 0)),
      ),
    ).toBe(true)
    expect([
      told.some(({ announcement }) => announcement !== null),
      told.some(({ live }) => live !== null),
      told.filter(({ said }) => said.length === 30).length > 20,
    ]).toEqual([true, true, true])
  })

  it('R1-271 the pages of Discover list every group once, ten groups per page, the largest group first', () => {
    const pages = [1, 2, 3, 4, 5].map((page) => trendingFor(town, ada, page, 10))
    expect(pages.map((page) => page.length)).toEqual([10, 10, 10, 10, 0])
    expect(new Set(pages.flat().map(({ gid }) => gid)).size).toBe(40)
    const sizes = pages.flat().map(({ memberCount }) => memberCount)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(pages[0]?.map(({ gid }) => gid)).toContain('10000001')
  })
})

describe('The members of a group', () => {
  it('R1-087 the member list of a group starts with the owner, the AI members and the admins', () => {
    const community = communityBy(town, 'link', 'townsquare')
    if (community === undefined) throw new Error('no town square')
    expect(membersOf(town, community, '', 1, 5).map(({ role }) => role)).toEqual([
      'owner',
      'ai',
      'admin',
      'admin',
      'normal',
    ])
  })

  it.each([['10000001'], [RIVER], ['6300000063']])(
    'the pages of the member list contain each member once and add up to the member count (group %s)',
    (gid) => {
      const community = communityBy(town, 'gid', gid)
      if (community === undefined) throw new Error('no such group')
      const count = trendingFor(town, ada, 1, 40).find((one) => one.gid === gid)?.memberCount ?? 0
      const pages = Array.from({ length: Math.ceil(count / 50) + 1 }, (_, i) =>
        membersOf(town, community, '', i + 1, 50),
      )
      expect(pages.flat()).toHaveLength(count)
      expect(new Set(pages.flat().map(({ xid }) => xid)).size).toBe(count)
    },
  )

  it('a search in the member list finds members by a part of their name, even generated members', () => {
    const community = communityBy(town, 'gid', RIVER)
    if (community === undefined) throw new Error('no river')
    const found = [1, 2, 3, 4].flatMap((page) => membersOf(town, community, 'okafor', page, 20))
    expect(found.length).toBeGreaterThan(5)
    expect(found.every(({ name }) => name.toLowerCase().includes('okafor'))).toBe(true)
    expect(new Set(found.map(({ xid }) => xid)).size).toBe(found.length)
  })
})
