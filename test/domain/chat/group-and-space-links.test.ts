import { describe, expect, it } from 'vitest'
import { linkKeyIn, plainText } from '../../../src/domain/chat'
import { gid } from '../../support/builders/group'
import { clientId, lounge } from '../../support/builders/message'
import type { Step } from '../../support/given'
import { live, send } from './stories'

describe('A link to a group or space', () => {
  const link = {
    type: 'chat/SendLink',
    conversationId: lounge,
    clientId: clientId('a'),
    content: plainText('https://town.example/g/TownSq01'),
    key: 'TownSq01',
  } as const
  const spaceLink = { ...link, content: plainText('https://town.example/s/Room000101'), key: '/s/Room000101' } as const
  const group = { gid: gid('10000001'), name: 'Square', icon: null, description: '', memberCount: 3 }
  const space = { channelId: '0123abcd-0000-4000-8000-0123456789ab', title: 'Tea', status: 'started' } as const
  const none = { group: null, space: null }
  const found =
    (cards: { readonly group: typeof group | null; readonly space: typeof space | null }): Step =>
    (ask) => ({ type: 'chat/LinkLookedUp', ask: ask('look:a'), clientId: clientId('a'), ...cards })
  const sends = (content: object) => ({ 'send:a': { conversationId: lounge, clientId: clientId('a'), content } })

  it('R1-198 a group link is looked up first, even after a reload, and then sent as the group’s card', () => {
    live
      .when(link)
      .reloaded()
      .gives({ asks: { 'look:a': { clientId: clientId('a'), key: 'TownSq01' } } })
      .when(found({ ...none, group }))
      .gives({ asks: sends({ kind: 'groupInvite', group }) })
  })

  it('R1-197 a space link is looked up first, even after a reload, and then sent as the space’s card', () => {
    live
      .when(spaceLink)
      .reloaded()
      .gives({ asks: { 'look:a': { clientId: clientId('a'), key: '/s/Room000101' } } })
      .when(found({ ...none, space }))
      .gives({ asks: sends({ kind: 'space', space }) })
  })

  it.each([link, spaceLink])('R1-199 a link to no existing group or space is sent as text: $key', (one) => {
    live.when(one, found(none)).gives({ asks: sends(one.content) })
  })

  it('OUT-3 messages written after a link wait until the lookup of the link ends', () => {
    live.when(link, send('b')).gives({ asks: { 'look:a': { clientId: clientId('a'), key: 'TownSq01' } } })
  })

  it.each([
    ['https://town.example/group/10000001', '10000001'],
    [' https://town.example/g/TownSq01/ ', 'TownSq01'],
    ['https://town.example/group/town_square', 'town_square'],
    ['https://town.example/g/townsquare?a=b', 'townsquare'],
  ])('R1-198 a text that is only a link to a group on a host of this app counts as a group link: %s', (text, key) => {
    expect(linkKeyIn(plainText(text), ['town.example'])).toBe(key)
  })

  it.each([
    ['https://town.example./g/TownSq01', 'town.example'],
    ['https://town.example../g/TownSq01', 'town.example'],
    ['https://town.example:8080/g/TownSq01', 'Town.example.:8080'],
  ])('R1-198 trailing dots do not change the product host: %s on %s', (text, own) => {
    expect(linkKeyIn(plainText(text), [own])).toBe('TownSq01')
  })

  it.each([
    [`https://town.example/space/${space.channelId}`, `/space/${space.channelId}`],
    [' https://town.example/s/Room000101/ ', '/s/Room000101/'],
    [`https://town.example/space/${space.channelId}?a=b`, `/space/${space.channelId}`],
  ])('R1-197 a text that is only a link to a space on a host of this app counts as a space link: %s', (text, key) => {
    expect(linkKeyIn(plainText(text), ['town.example'])).toBe(key)
  })

  it.each([
    'https://other.example/g/TownSq01',
    'see https://town.example/g/TownSq01',
    'https://town.example/g/TownSq01 https://town.example/g/TownSq01',
    'https://town.example/profile/10000001',
    'https://town.example/g/no',
    'https://town.example@other.example/g/TownSq01',
    'https://ada@town.example/g/TownSq01',
    'https://other.example/s/Room000101',
    'see https://town.example/s/Room000101',
    'https://town.example/space',
    'https://town.example/spaces/a',
    `https://ada@town.example/space/${space.channelId}`,
  ])(
    'R1-197 R1-198 a text with another host, path or user name, or with further text, is neither a group nor a space link: %s',
    (text) => {
      expect(linkKeyIn(plainText(text), ['town.example'])).toBeNull()
    },
  )

  it('a link to a group in a reply is not treated as a group link, but sent as text', () => {
    expect(
      linkKeyIn({ kind: 'reply', text: link.content.text, mentions: [], quote: null }, ['town.example']),
    ).toBeNull()
  })
})
