import { describe, expect, it } from 'vitest'
import {
  isBlank,
  plainText,
  TEXT_COUNTER_FROM,
  TEXT_LIMIT,
  type Content,
  type WriteTarget,
} from '../../../src/domain/chat'
import { maySend } from '../../../src/domain/chat/outbox/chat.rules'
import { PRODUCT } from '../../../src/domain/shell'
import { groupOf } from '../../support/builders/group'
import { ann, vera } from '../../support/builders/person'
import { profileOf, sessionOf } from '../../support/builders/session'

const author = (level = 1) => ({ session: sessionOf(ann), profile: profileOf(ann, { level }) })
const group = groupOf('12345678')
const hosts = { global: ['ok.example'], own: ['town.example'] }
const judged = (
  who: Parameters<typeof maySend>[0],
  where: WriteTarget,
  content: Content,
  known: Parameters<typeof maySend>[3] = hosts,
) => {
  const verdict = maySend(who, where, content, known)
  return verdict._tag === 'Left' ? verdict.left : 'sent'
}
const outcome = (who: Parameters<typeof maySend>[0], to: typeof group | null, text: string) =>
  judged(who, { kind: 'group', group: to }, plainText(text))

describe('The text of a message', () => {
  it.each([
    ['BI-028', ' \u00a0\u3000\u200b\u2060'],
    ['BI-095', '\u2800\u3164\u115f'],
    ['OUT-6', ''],
    ['OUT-6', ' \n\t '],
    ['OUT-6', '\u202e\u2066'],
  ])('R1-179 %s a text without visible characters counts as empty and is refused (%j)', (_id, text) => {
    expect([isBlank(text), outcome(author(), group, text)]).toEqual([true, { _tag: 'Empty' }])
  })

  it.each(['.', '\u200ba\u200b', '0', '__proto__', '👨‍👩‍👧', '\ud800'])(
    'a text with a visible character does not count as empty and is sent (%j)',
    (text) => {
      expect([isBlank(text), outcome(author(), group, text)]).toEqual([false, 'sent'])
    },
  )

  it('a text of more than 10,000 characters is refused', () => {
    expect([TEXT_LIMIT, TEXT_COUNTER_FROM]).toEqual([10_000, 9_000])
    expect(outcome(author(), group, 'a'.repeat(10_000))).toBe('sent')
    expect(outcome(author(), group, 'a'.repeat(10_001))).toEqual({ _tag: 'TooLong' })
  })
})

describe('The sender of a message', () => {
  it('ALL-10 OUT-6 a message is refused if the sender is a visitor or has no session', () => {
    expect(outcome({ session: sessionOf(vera), profile: null }, group, 'hi')).toEqual({ _tag: 'Visitor' })
    expect(outcome({ session: null, profile: null }, group, 'hi')).toEqual({ _tag: 'Visitor' })
  })

  it('OUT-6 a group message is refused if the sender is not a member of the group', () => {
    expect(outcome(author(), { ...group, isMember: false }, 'hi')).toEqual({ _tag: 'NotMember' })
  })

  it('OUT-6 a message in a normal group is refused if the sender’s level is below the group’s speaking level', () => {
    const strict = { ...group, minSpeakLevel: 3 }
    expect(outcome(author(2), strict, 'hi')).toEqual({ _tag: 'LevelTooLow', level: 3 })
    expect(outcome(author(3), strict, 'hi')).toBe('sent')
  })

  it('OUT-6 in a conversation that is not a group, a sender needs neither level nor membership, but must not be a visitor', () => {
    expect([outcome(author(), null, 'hi'), outcome({ session: sessionOf(vera), profile: null }, null, 'hi')]).toEqual([
      'sent',
      { _tag: 'Visitor' },
    ])
  })

  it('OUT-6 a group message is sent without a check of the level if the sender’s profile is not loaded', () => {
    expect(outcome({ session: sessionOf(ann), profile: null }, { ...group, minSpeakLevel: 3 }, 'hi')).toBe('sent')
  })

  it('OUT-6 a message in a private group is sent even if the sender’s level is below the group’s speaking level', () => {
    expect(outcome(author(1), { ...group, minSpeakLevel: 3, joinType: 'private' }, 'hi')).toBe('sent')
  })
})

describe('A direct message', () => {
  const direct = (isBlocked: boolean, takesMessages: boolean) =>
    judged(author(), { kind: 'direct', isBlocked, takesMessages }, plainText('hi'))

  it('OUT-6 R1-180 a direct message is refused if one of the two members has blocked the other', () => {
    expect([direct(true, true), direct(false, true)]).toEqual([{ _tag: 'Blocked' }, 'sent'])
  })

  it('OUT-6 a direct message to a member who accepts no direct messages is refused', () => {
    expect(direct(false, false)).toEqual({ _tag: 'NoDirectMessages' })
  })

  it('a direct message is sent whatever the sender’s level and whatever link the message contains', () => {
    expect(
      judged(author(0), { kind: 'direct', isBlocked: false, takesMessages: true }, plainText('https://evil.example')),
    ).toBe('sent')
  })
})

describe('A picture or video in a group', () => {
  const image: Content = { kind: 'image', url: '/a.png', width: 1, height: 1 }
  const inGroup = (by: Partial<typeof group>): WriteTarget => ({
    kind: 'group',
    group: { ...group, minImageLevel: 5, ...by },
  })

  it.each(['image', 'video'] as const)(
    'OUT-6 R1-183 a message of the kind %s is refused if the sender’s level is below the group’s picture level',
    (kind) => {
      const content: Content =
        kind === 'image' ? image : { kind, url: null, poster: null, width: 1, height: 1, seconds: 1 }
      expect([4, 5].map((level) => judged(author(level), inGroup({}), content))).toEqual([
        { _tag: 'ImageLevelTooLow', level: 5 },
        'sent',
      ])
    },
  )

  it('R1-183 R1-222 the group’s owner, an admin and a super user may send pictures at any level', () => {
    expect(judged(author(), inGroup({ ownerXid: ann.xid }), image)).toBe('sent')
    expect(judged(author(), inGroup({ adminXids: [ann.xid] }), image)).toBe('sent')
    expect(judged({ session: sessionOf(ann), profile: profileOf(ann, { isSuper: true }) }, inGroup({}), image)).toBe(
      'sent',
    )
  })

  it('R1-183 a text is sent even if the sender’s level is below the group’s picture level', () => {
    expect(judged(author(), inGroup({}), plainText('hi'))).toBe('sent')
  })
})

describe('A message with a link', () => {
  const link = 'see https://evil.example/a'
  const to = (linkWhitelist: readonly string[]): WriteTarget => ({ kind: 'group', group: { ...group, linkWhitelist } })
  const refused = { _tag: 'LinkNotAllowed', host: 'evil.example' }

  it('OUT-6 R1-184 a link is refused unless its host belongs to this app or is on the allowed list of the group or the app', () => {
    expect(judged(author(), to([]), plainText(link))).toEqual(refused)
    expect(judged(author(), to(['evil.example']), plainText(link))).toBe('sent')
    expect(
      ['https://a.ok.example', 'https://town.example/x'].map((text) => judged(author(), to([]), plainText(text))),
    ).toEqual(['sent', 'sent'])
  })

  it('R1-377 a link to one of this app’s five hosts is sent even if the lists of allowed hosts are empty', () => {
    expect(new Set(PRODUCT.ownHosts).size).toBe(5)
    for (const host of PRODUCT.ownHosts)
      expect(judged(author(), to([]), plainText(`see https://${host}/x`), { global: [], own: PRODUCT.ownHosts })).toBe(
        'sent',
      )
  })

  it('R1-184 links in replies, commands and cards of groups and spaces are checked like links in texts', () => {
    const card = { gid: group.gid, name: 'Evil', icon: null, description: link, memberCount: 1 }
    const contents: readonly Content[] = [
      { kind: 'reply', text: link, mentions: [], quote: null },
      { kind: 'command', text: `/go ${link}` },
      { kind: 'groupInvite', group: card },
      { kind: 'space', space: { channelId: 'c1', title: link, status: 'started' } },
    ]
    expect(contents.map((content) => judged(author(), to([]), content))).toEqual(contents.map(() => refused))
  })

  it('a reply is sent even if the message that it quotes contains a forbidden link', () => {
    const quote = { seq: 1, at: null, xid: null, name: 'Ben', of: 'text', text: link, media: null }
    expect(judged(author(), to([]), { kind: 'reply', text: 'no', mentions: [], quote })).toBe('sent')
  })

  it('a link to any host is sent to the server if the app’s list of allowed hosts is not loaded', () => {
    expect(judged(author(), to([]), plainText(link), { ...hosts, global: null })).toBe('sent')
  })
})
