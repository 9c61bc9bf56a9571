import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/application/effects/effect'
import { makeChatEffects } from '../../../src/application/features/chat/chat.effects'
import { makeSocketEffects } from '../../../src/application/features/connection/socket.effects'
import { makeGroupEffects } from '../../../src/application/features/group/group.effects'
import { makeSessionEffects } from '../../../src/application/effects/sign-in/session.effects'
import type { Ports } from '../../../src/application/ports'
import type { SpacePorts } from '../../../src/application/ports/space-ports'
import { Secret } from '../../../src/application/ports/browser/vault'
import { RunningEffect } from '../../../src/application/effects/running-effect'
import type { AccountMessage } from '../../../src/domain/features'
import { unreachable } from '../../../src/domain/kernel/failure'
import { groupOf } from '../../support/builders/group'
import { NOON } from '../../support/builders/instant'
import { clientId, lounge, messagesOf } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { spaceWith } from '../../support/builders/space'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'

const open = () => {
  const browser = new VirtualBrowser()
  const server = new VirtualServer()
  return { browser, server, ports: server.ports(browser.open('1')), pass: (ms = 100) => browser.time.pass(ms) }
}

const begin = (effect: Effect<AccountMessage>, input: unknown, resumed = false) => {
  const said: AccountMessage[] = []
  const running = new RunningEffect(effect, input, {
    ask: { unit: 'test', id: 'test', seq: 1 },
    say: (message) => {
      said.push(message)
    },
    resumed,
    session: () => null,
  })
  running.perform(NOON)
  return {
    said,
    stop: () => {
      running.stop()
    },
  }
}

const chatOf = (ports: Ports, isFollowed = true) =>
  makeChatEffects(
    ports,
    () => ann.xid,
    () => null,
    () => isFollowed,
  )

describe('A group lookup', () => {
  const looking = async (word: string, find: (by: string) => ReturnType<Ports['groups']['find']>) => {
    const { ports, pass } = open()
    const tried: string[] = []
    const { findGroup } = makeGroupEffects({
      ...ports,
      groups: {
        ...ports.groups,
        find: (by) => {
          tried.push(by)
          return find(by)
        },
      },
    })
    const { said } = begin(findGroup, { key: word })
    await pass()
    return [tried, said.map(({ type }) => type)]
  }

  it('R3-276 BI-105 a group lookup tries gid, invite key and link in that order, if the word fits them, until a group is found', async () => {
    expect(await looking('12345678', () => TE.right(null))).toEqual([['gid', 'inviteKey'], ['group/GroupNotFound']])
    expect(await looking('abcdefgh', () => TE.right(null))).toEqual([['inviteKey', 'link'], ['group/GroupNotFound']])
    expect(await looking('12345678', (by) => TE.right(by === 'gid' ? groupOf('12345678') : null))).toEqual([
      ['gid'],
      ['group/GroupFound'],
    ])
  })

  it.each(['__proto__', '..%2f..%2fapi%2fuser', '12345678%0a', 'abcde'])(
    'BI-115 BI-117 a group lookup sends no request for the invalid key %j',
    async (word) => {
      expect(await looking(word, () => TE.right(groupOf('12345678')))).toEqual([[], ['group/GroupNotFound']])
    },
  )

  it('a group lookup whose request fails reports that the group was not loaded, not that the group does not exist', async () => {
    expect(await looking('12345678', () => TE.left(unreachable))).toEqual([['gid'], ['group/GroupNotLoaded']])
  })
})

describe('A link to a space', () => {
  const { channelId, title, status } = spaceWith()
  const card = { channelId, title, status }
  const lookedUp = async (cardAt: SpacePorts['spaces']['cardAt'] | null) => {
    const { ports, pass } = open()
    const live =
      cardAt === null
        ? () => Promise.reject(new Error('not here'))
        : async () => {
            const there = await ports.spacePorts()
            return { ...there, spaces: { ...there.spaces, cardAt } }
          }
    const { said } = begin(chatOf({ ...ports, spacePorts: live }).lookUpLink, {
      clientId: clientId('a'),
      key: '/s/Room000101',
    })
    await pass()
    return said
  }

  it('R1-197 looking up a link to a space returns the card of that space', async () => {
    expect(await lookedUp((path) => () => Promise.resolve(path === '/s/Room000101' ? card : null))).toMatchObject([
      { type: 'chat/LinkLookedUp', group: null, space: card },
    ])
  })

  it.each<readonly [string, SpacePorts['spaces']['cardAt'] | null]>([
    ['no space has that link', () => () => Promise.resolve(null)],
    ['the code for spaces cannot be loaded', null],
  ])('R1-199 looking up a link to a space returns no card when %s', async (_, cardAt) => {
    expect(await lookedUp(cardAt)).toMatchObject([{ type: 'chat/LinkLookedUp', group: null, space: null }])
  })
})

describe('A page of a list', () => {
  it('R1-348 R1-351 the client requests 10 trending groups or messages per page, and 30 members per page', async () => {
    const { ports, pass } = open()
    const sizes: (readonly [string, number])[] = []
    const asked = (what: string, size: number) => {
      sizes.push([what, size])
    }
    const sized: Ports = {
      ...ports,
      archive: {
        ...ports.archive,
        page: (account, id, before, size) => {
          asked('kept', size)
          return ports.archive.page(account, id, before, size)
        },
      },
      conversations: {
        ...ports.conversations,
        history: (id, before, size) => {
          asked('history', size)
          return ports.conversations.history(id, before, size)
        },
      },
      groups: {
        ...ports.groups,
        trending: (page, size) => {
          asked('groups', size)
          return ports.groups.trending(page, size)
        },
        members: (gid, page, size) => {
          asked('members', size)
          return ports.groups.members(gid, page, size)
        },
      },
    }
    const groups = makeGroupEffects(sized)
    begin(groups.listTrending, { page: 1 })
    begin(groups.listMembers, { gid: groupOf('12345678').gid, page: 1 })
    begin(chatOf(sized).pullHistory, { conversationId: lounge, before: 40 })
    await pass()
    expect(sizes).toEqual([
      ['groups', 10],
      ['members', 30],
      ['kept', 10],
      ['history', 10],
    ])
  })
})

describe('A conversation stored in this browser', () => {
  const keptAfter = async (isFollowed: boolean) => {
    const { ports, pass } = open()
    await ports.archive.put(ann.xid, messagesOf(1, 2))()
    begin(chatOf(ports, isFollowed).pullHistory, { conversationId: lounge, before: null })
    await pass()
    const page = await ports.archive.page(ann.xid, lounge, 3, 2)()
    return E.isRight(page) ? page.right.messages.length : -1
  }

  it('IM-12 loading a conversation deletes its stored messages if the client may have missed changes to messages', async () => {
    expect(await keptAfter(false)).toBe(0)
  })

  it('IM-12 loading a conversation keeps its stored messages if the client has received every change to messages', async () => {
    expect(await keptAfter(true)).toBe(2)
  })
})

describe('Ending a session', () => {
  const session = sessionOf(ann)

  it('SES-6 ending a session removes its token and completes within about a second, even offline', async () => {
    const { ports, server, pass } = open()
    await ports.vault.keep(session.sessionId, new Secret('token'))
    server.weather = () => 'lost'
    const { said } = begin(makeSessionEffects(ports).endSession, { session, reason: 'signedOut' })
    await pass(1_050)
    expect([await ports.vault.tokenOf(session.sessionId), said.map(({ type }) => type)]).toEqual([
      null,
      ['SessionEnded'],
    ])
  })

  it('SES-5 the end of a session does not delete the token of a member who signed in meanwhile', async () => {
    const { ports, server, pass } = open()
    server.weather = () => 'lost'
    const { stop } = begin(makeSessionEffects(ports).endSession, { session, reason: 'signedOut' })
    await pass(10)
    const next = sessionOf(ann, 2)
    await ports.vault.keep(next.sessionId, new Secret('token'))
    stop()
    await pass(2_000)
    expect((await ports.vault.tokenOf(next.sessionId))?.reveal()).toBe('token')
  })
})

describe('The socket', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])(
    'WS-7 if the socket was open before: %s, and its effect was resumed after a reload: %s, the socket counts as reopened: %s',
    async (openedBefore, resumed, again) => {
      const { ports, pass } = open()
      const { said } = begin(
        makeSocketEffects(ports).openSocket,
        { sessionId: sessionOf(ann).sessionId, again: openedBefore },
        resumed,
      )
      await pass()
      expect(said).toMatchObject([{ type: 'SocketOpened', again }])
    },
  )

  it('SPC-6 after a reload the socket counts as closed if it has not opened within 3 s, and only then', async () => {
    const { ports, pass } = open()
    const { said, stop } = begin(
      makeSocketEffects({ ...ports, liveFeed: { ...ports.liveFeed, connect: () => NEVER } }).openSocket,
      { sessionId: sessionOf(ann).sessionId, again: true },
      true,
    )
    await pass(2_900)
    expect(said).toEqual([])
    await pass(200)
    expect(said).toMatchObject([{ type: 'SocketClosed' }])
    stop()
    const { said: heard } = begin(
      makeSocketEffects(ports).openSocket,
      { sessionId: sessionOf(ann).sessionId, again: true },
      true,
    )
    await pass(10_000)
    expect(heard.filter(({ type }) => type === 'SocketClosed')).toEqual([])
  })
})
