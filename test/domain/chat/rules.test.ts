import { describe, expect, it } from 'vitest'
import { isBlank, TEXT_COUNTER_FROM, TEXT_LIMIT } from '../../../src/domain/chat'
import { maySend } from '../../../src/domain/chat/chat.rules'
import { groupOf } from '../../support/builders/group'
import { ann, vera } from '../../support/builders/person'
import { profileOf, sessionOf } from '../../support/builders/session'

const author = (level = 1) => ({ session: sessionOf(ann), profile: profileOf(ann, { level }) })
const group = groupOf('12345678')
const outcome = (...args: Parameters<typeof maySend>) => {
  const verdict = maySend(...args)
  return verdict._tag === 'Left' ? verdict.left : 'sent'
}

describe('A text', () => {
  it.each([
    ['BI-028', ' \u00a0\u3000\u200b\u2060'],
    ['BI-095', '\u2800\u3164\u115f'],
    ['OUT-6', ''],
    ['OUT-6', ' \n\t '],
    ['OUT-6', '\u202e\u2066'],
  ])('%s of nothing that shows counts as empty (%j)', (_id, text) => {
    expect([isBlank(text), outcome(author(), group, text)]).toEqual([true, { _tag: 'Empty' }])
  })

  it.each(['.', '\u200ba\u200b', '0', '__proto__', '👨‍👩‍👧', '\ud800'])('is a text where anything shows (%j)', (text) => {
    expect([isBlank(text), outcome(author(), group, text)]).toEqual([false, 'sent'])
  })

  it('is at most 10,000 characters long', () => {
    expect([TEXT_LIMIT, TEXT_COUNTER_FROM]).toEqual([10_000, 9_000])
    expect(outcome(author(), group, 'a'.repeat(10_000))).toBe('sent')
    expect(outcome(author(), group, 'a'.repeat(10_001))).toEqual({ _tag: 'TooLong' })
  })
})

describe('Whoever writes', () => {
  it('ALL-10 OUT-6 is not a visitor', () => {
    expect(outcome({ session: sessionOf(vera), profile: null }, group, 'hi')).toEqual({ _tag: 'Visitor' })
    expect(outcome({ session: null, profile: null }, group, 'hi')).toEqual({ _tag: 'Visitor' })
  })

  it('OUT-6 is a member of the group', () => {
    expect(outcome(author(), { ...group, isMember: false }, 'hi')).toEqual({ _tag: 'NotMember' })
  })

  it('OUT-6 has the level that a group of type normal asks for', () => {
    const strict = { ...group, minSpeakLevel: 3 }
    expect(outcome(author(2), strict, 'hi')).toEqual({ _tag: 'LevelTooLow', level: 3 })
    expect(outcome(author(3), strict, 'hi')).toBe('sent')
  })

  it('OUT-6 is not asked for a level, nor a member, where there is no group', () => {
    expect([outcome(author(), null, 'hi'), outcome({ session: sessionOf(vera), profile: null }, null, 'hi')]).toEqual(['sent', { _tag: 'Visitor' }])
    expect(outcome({ session: sessionOf(ann), profile: null }, { ...group, minSpeakLevel: 3 }, 'hi')).toBe('sent')
  })

  it('OUT-6 needs no level in a private group', () => {
    expect(outcome(author(1), { ...group, minSpeakLevel: 3, joinType: 'private' }, 'hi')).toBe('sent')
  })
})
