import { describe, expect, it } from 'vitest'
import { makeRedaction } from '../../../src/domain/log-file'
import { maskTokens } from '../../../src/domain/log-file/scanner'

/** What leaves the log of these fields. */
const left = (message: object): unknown => {
  const entry = makeRedaction().entry({ v: 1, seq: 1, at: 5, from: null, message })
  return typeof entry === 'object' && entry !== null && 'message' in entry ? entry.message : null
}
const lengthOf = (text: string): number => JSON.stringify(left({ text })).length - JSON.stringify({ text: '' }).length

describe('Of a text leaves the log', () => {
  it.each([1, 8, 9, 32, 33, 128, 129, 512, 513, 2_048, 2_049, 8_192, 8_193, 32_768])('about its length, never less (%d)', (length) => {
    const steps = [8, 32, 128, 512, 2_048, 8_192, 32_768]
    expect(lengthOf('x'.repeat(length))).toBe(steps.find((step) => step >= length))
  })

  it('its very length where it is longer than any message', () => {
    expect(lengthOf('x'.repeat(40_000))).toBe(40_000)
  })
})

describe('Of an id leaves the log', () => {
  it.each([
    ['', ''], ['x-ann', 'i1'], ['12345678', '90000001'], ['sg_12345678', 'sg_90000001'], ['sg_x-ann', 'sg_i1'], ['Lounge of Ann', 'w1'],
  ])('another of the same shape: of %j %j', (key, other) => {
    expect(left({ key })).toEqual({ key: other })
  })

  it.each([
    ['older:sg_12345678:8', 'older:sg_90000001:8'],
    ['hole:sg_12345678:11-12', 'hole:sg_90000001:11-12'],
    ['wait:hole:sg_12345678:11-12', 'wait:hole:sg_90000001:11-12'],
    ['wait:send:a', 'wait:send:i1'],
    ['put/a', 'put/i1'],
    ['members:12345678:2', 'members:90000001:2'],
    ['newest:sg_12345678', 'newest:sg_90000001'],
    ['trending:2', 'trending:2'],
    ['trending:2x', 'trending:i1'],
    ['trending:x2', 'trending:i1'],
    ['find:12345678', 'find:90000001'],
    ['find:lounge:5', 'find:w1'],
    ['newest:lounge:5', 'newest:w1'],
    ['send:lounge:5', 'send:w1'],
    ['xfind:lounge', 'w1'],
    ['mine', 'mine'],
    ['wait:mine', 'wait:mine'],
  ])('what kind of ask it names, and of which page: of %j %j', (id, other) => {
    expect(left({ ask: { unit: 'chat', id, seq: 1 } })).toEqual({ ask: { unit: 'chat', id: other, seq: 1 } })
  })
})

describe('Of one of our own words leaves the log', () => {
  it.each([['expired', 'expired'], ['kicked-off', 'kicked-off'], ['Ann said no', '[masked]'], ['3kicked', '[masked]'], ['kicked3', '[masked]'], ['', '[masked]']])(
    'all of it, if it is one: of %j %j', (reason, other) => {
      expect(left({ reason })).toEqual({ reason: other })
    })

  it.each([
    ['/sign-in', '/sign-in'], ['', ''], ['*', '*'], ['/', '/'], ['/group/:key', '/group/:key'], ['/chat/*', '/chat/*'],
    ['/group/12345678', '/'], ['/Ann', '/'], ['group/lounge', '/'], ['x/group', '/'],
  ])('of a pattern of addresses all, of an address nothing: of %j %j', (path, other) => {
    expect(left({ path })).toEqual({ path: other })
  })

  it.each([['/sign-in', '/sign-in'], ['/', '/'], ['/group/12345678', '/'], ['/sign-in?next=/u/x-ann', '/']])(
    'of the way back only whether it leads to the sign-in: of %j %j', (to, other) => {
      expect(left({ to })).toEqual({ to: other })
    })

  it.each([
    ['https://cdn.example/u/ann.png', 'https://cdn.example/'], ['see https://cdn.example/u/ann.png', '/'], ['https://', '/'], ['', '/'],
  ])('of a picture its host: of %j %j', (avatar, other) => {
    expect(left({ profile: { avatar } })).toEqual({ profile: { avatar: other } })
  })

  it('of an e-mail address one of nobody, and of what is none a text', () => {
    expect([left({ email: 'ann@b.example' }), left({ email: 'ann at b' })])
      .toEqual([{ email: 'person1@mail.invalid' }, { email: 't1······' }])
  })

  it('of where a machine is the names of its states, however deep', () => {
    const value = { place: 'staying', toasts: { telling: 'Ann was here', odd: null, n: 5 } }
    expect(left({ value })).toEqual({ value: { place: 'staying', toasts: { telling: '[masked]', odd: null, n: 5 } } })
    expect(left({ value: { 'Ann was here': {} } })).toEqual({ value: { '[masked]': {} } })
  })
})

describe('Of a field that nobody has classified leaves the log', () => {
  it('no number, and whether it is there at all', () => {
    expect(left({ aBalance: 41, bRich: true, cNone: null, deep: [{ sum: 2, who: 'Ann' }] }))
      .toEqual({ i1: 0, i2: true, i3: null, i4: [{ i5: 0, i6: 't1······' }] })
  })
})

describe('Of a table leaves the log', () => {
  it('what stands in it, under other keys', () => {
    expect(left({ drafts: { sg_12345678: 'hi there' }, handing: { a: { text: 'hi' } }, lookups: { lounge: { gid: '12345678', wanted: true } } })).toEqual({
      drafts: { sg_90000001: 't1······' }, handing: { i1: { text: 't2······' } }, lookups: { i2: { gid: '90000001', wanted: true } } })
    expect(left({ asks: { 'find:lounge': { id: 'find:lounge', effect: 'findGroup', input: { key: 'lounge' }, seq: 1 }, 'mine': {} } })).toEqual({
      asks: { 'find:i1': { id: 'find:i1', effect: 'findGroup', input: { key: 'i1' }, seq: 1 }, 'mine': {} } })
  })

  it('what is no table as what it is', () => {
    expect(left({ failed: true, members: 'Ann', context: 'Ann', items: ['x-ann', 'x-ann'], groups: [{ name: 'Ann' }, null] }))
      .toEqual({ failed: true, members: 't1······', context: 't1······', items: ['i1', 'i1'], groups: [{ name: 't1······' }, null] })
  })
})

describe('A piece leaves the log', () => {
  const piece = (name: string, stored: unknown) => makeRedaction().piece(name, stored)

  it('under its unit, the other name of what it is a part of, and its number', () => {
    const named = ['chat/sg_12345678/12', 'chat/sg_12345678/1234567', 'chat/x12', 'chat/12x'].map((name) => piece(name, { v: 1, state: null })[0])
    expect(named).toEqual(['chat/sg_90000001/12', 'chat/sg_90000001/i1', 'chat/i1', 'chat/i1'])
  })

  it('with the version it was written in, which is 0 where it has none', () => {
    expect([piece('network', { v: 1, state: { online: true } })[1], piece('network', { online: true })[1]])
      .toEqual([{ v: 1, state: { online: true } }, { v: 0, state: { online: true } }])
  })

  it('as how many messages each tab gave, if it is the note about that', () => {
    expect(piece('@origins', { v: 1, state: { 'my-tab': 7, 'other-tab': 'Ann' } })[1]).toEqual({ v: 1, state: { i1: 7, i2: 0 } })
    expect([piece('@origins', { v: 1, state: 'Ann' })[1], piece('@origins', { v: 1, state: null })[1]])
      .toEqual([{ v: 1, state: null }, { v: 1, state: null }])
  })
})

it('The name of the build may be a hash; what else looks like one is masked', () => {
  const hash = '0123456789abcdef0123456789abcdef01234567'
  expect(maskTokens({ app: hash, name: hash, [hash]: 1, list: [hash, 'a'] }))
    .toEqual({ 'app': hash, 'name': '[masked]', '[masked]': 1, 'list': ['[masked]', 'a'] })
})
