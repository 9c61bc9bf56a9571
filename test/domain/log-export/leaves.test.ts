import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { LOG_VERSION, loadOldFormats } from '../../../src/domain/event-log'
import { withDefault } from '../../../src/domain/kernel/with-default'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { Gid } from '../../../src/domain/kernel/ids'
import { tableCodec } from '../../../src/domain/kernel/table'
import { Address, EffectId, ProgramWord, exportedAs } from '../../../src/domain/kernel/export-policy'
import { makeRedaction } from '../../../src/domain/log-export'
import { maskTokens } from '../../../src/domain/log-export/mask-tokens'
import { InAppPath } from '../../../src/domain/shell'

await loadOldFormats()

/** The redacted form of a value with that codec. */
const left = (shape: t.Mixed, state: unknown): unknown => {
  const [, piece] = makeRedaction().piece('any', { v: LOG_VERSION, state }, { unit: 'any', shape })
  return t.type({ state: t.unknown }).is(piece) ? piece.state : null
}
const lengthOf = (text: string): number => JSON.stringify(left(t.string, text)).length - 2

describe('A redacted text', () => {
  it.each([3, 8, 9, 32, 33, 128, 129, 512, 513, 2_048, 2_049, 8_192, 8_193, 32_768])(
    'a redacted text shows only a rounded-up length of the original text (%d characters)',
    (length) => {
      const steps = [8, 32, 128, 512, 2_048, 8_192, 32_768]
      expect(lengthOf('x y'.padEnd(length, 'z'))).toBe(steps.find((step) => step >= length))
    },
  )

  it('a redacted text that was longer than any message has its exact original length', () => {
    expect(lengthOf('x y'.padEnd(40_000))).toBe(40_000)
  })
})

describe('A redacted id', () => {
  it.each([
    ['', ''],
    ['  ', '  '],
    ['x-ann', 'i1'],
    ['12345678', '90000001'],
    ['sg_12345678', 'sg_90000001'],
    ['sg_x-ann', 'sg_i1'],
    ['5bace001-0000-4000-8000-000010000001', '00000000-0000-4000-8000-000000000001'],
    ['ann@b.example', 'person1@mail.invalid'],
  ])('an id is replaced by another id of the same form: %j becomes %j', (key, other) => {
    expect(left(t.string, key)).toBe(other)
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
    ['find:lounge:5', 'find:t1······'],
    ['newest:lounge:5', 'newest:t1······'],
    ['send:lounge:5', 'send:t1······'],
    ['xfind:lounge', 't1'.padEnd(32, '·')],
    ['mine', 'mine'],
    ['wait:mine', 'wait:mine'],
  ])(
    'an effect id shows its effect name and page number, and a placeholder for each other id: %j becomes %j',
    (id, other) => {
      expect(left(EffectId, id)).toBe(other)
    },
  )
})

describe('A redacted field with an export policy', () => {
  it.each([
    ['expired', 'expired'],
    ['kicked-off', 'kicked-off'],
    ['image/svg+xml', 'image/svg+xml'],
    ['bot/myBots', 'bot/myBots'],
    ['12', '12'],
    ['0.25', '0.25'],
    ['Ann said no', '[masked]'],
    ['3kicked', '[masked]'],
    ['', '[masked]'],
  ])(
    'a field for program words shows a single word or number, and masks any other text: %j becomes %j',
    (reason, other) => {
      expect(left(ProgramWord, reason)).toBe(other)
    },
  )

  it.each([
    ['/sign-in', '/sign-in'],
    ['', ''],
    ['*', '*'],
    ['/', '/'],
    ['/group/:key', '/group/:key'],
    ['/chat/*', '/chat/*'],
    ['/group/12345678', '/'],
    ['/Ann', '/'],
    ['group/lounge', '/'],
    ['x/group', '/'],
  ])('a field for route patterns shows a route pattern, and no part of a real path: %j becomes %j', (path, other) => {
    expect(left(exportedAs('pattern', t.string), path)).toBe(other)
  })

  it.each([
    ['https://me:pw@cdn.example/u/ann.png?token=1#x', 'https://cdn.example/'],
    ['see https://cdn.example/u/ann.png', '/'],
    ['https://', '/'],
    ['', '/'],
    ['/pictures/ann.png', '/'],
    ['data:image/png;base64,AAAA', '/'],
  ])('a field for a web URL shows only the host of the URL: %j becomes %j', (avatar, other) => {
    expect(left(t.strict({ avatar: Address }), { avatar })).toEqual({ avatar: other })
  })

  it('a field for machine states shows the state names at any depth, and masks every other text', () => {
    const value = { place: 'staying', toasts: { telling: 'Ann was here', odd: null, n: 5 }, list: ['a b', 'c'] }
    expect(left(exportedAs('words', t.UnknownRecord), value)).toEqual({
      place: 'staying',
      toasts: { telling: '[masked]', odd: null, n: 5 },
      list: ['[masked]', 'c'],
    })
    expect(left(exportedAs('words', t.UnknownRecord), { 'Ann was here': {} })).toEqual({ '[masked]': {} })
  })

  it('a field whose value does not have the declared type is redacted like unknown data', () => {
    expect(
      left(t.strict({ path: exportedAs('pattern', t.string), ask: EffectId }), {
        path: ['/group', 5],
        ask: { who: 'Ann Lee' },
      }),
    ).toEqual({ path: ['t1······', 0], ask: { i1: 't2······' } })
  })
})

describe('Redaction by codec', () => {
  it('redaction keeps numbers, booleans, null and fixed words that the codec declares, and replaces a text in their place', () => {
    const shape = t.strict({
      n: t.number,
      on: t.boolean,
      kind: t.literal('won'),
      status: t.keyof({ open: null }),
      none: t.null,
      at: withDefault(t.number, 0),
    })
    expect(left(shape, { n: 7, on: true, kind: 'won', status: 'open', none: null })).toEqual({
      n: 7,
      on: true,
      kind: 'won',
      status: 'open',
      none: null,
    })
    expect(
      left(shape, { n: 'Ann Lee', on: 'Ann Lee', kind: 'Ann Lee', status: 'Ann Lee', none: 'Ann Lee', at: 5 }),
    ).toEqual({ n: 't1······', on: 't1······', kind: 't1······', status: 't1······', none: 't1······', at: 5 })
  })

  it.each(['status', 'type', 'kind', 'reason', 'value', 'path', 'effect', 'constructor'])(
    'redaction replaces the text of a field, whatever the name of the field: %s',
    (field) => {
      expect(left(t.strict({ [field]: t.string }), { [field]: 'divorced' })).toEqual({ [field]: 'i1' })
      expect(left(t.strict({ [field]: t.string }), { [field]: 'just divorced' })).toEqual({
        [field]: 't1'.padEnd(32, '·'),
      })
    },
  )

  it('redaction of a union type uses the alternative that decodes the value', () => {
    const either = t.union([t.strict({ key: t.literal('copied') }), t.strict({ text: t.string }), t.null])
    expect(
      [{ key: 'copied' }, { text: 'No, Ann' }, null, { other: 'Ann Lee' }].map((one) => left(either, one)),
    ).toEqual([{ key: 'copied' }, { text: 't1······' }, null, { i1: 't1······' }])
  })

  it('redaction replaces an amount, a path or a group id by a placeholder of the same format', () => {
    expect([left(Decimal, '1284.07'), left(InAppPath, '/group/lounge'), left(Gid, '12345678')]).toEqual([
      '0',
      '/',
      '90000001',
    ])
  })

  it('redaction replaces text that is nested in intersection, recursive and readonly codecs', () => {
    interface Node {
      readonly name: string
      readonly below: Node[]
    }
    const node: t.Type<Node> = t.recursion('Node', (self) =>
      t.readonly(t.intersection([t.type({ name: t.string }), t.type({ below: t.array(self) })])),
    )
    expect(left(node, { name: 'a b', below: [{ name: 'a b', below: [] }] })).toEqual({
      name: 't1······',
      below: [{ name: 't1······', below: [] }],
    })
  })

  it('redaction uses the codec of each tuple element, and treats an extra element as unknown data', () => {
    expect(left(t.tuple([t.number, t.literal('a b')]), [5, 'a b', 6])).toEqual([5, 'a b', 0])
  })

  it('redaction of undeclared fields replaces names and texts, sets numbers to 0, and keeps booleans and null', () => {
    expect(left(t.strict({}), { aBalance: 41, bRich: true, cNone: null, deep: [{ sum: 2, who: 'Ann Lee' }] })).toEqual({
      i1: 0,
      i2: true,
      i3: null,
      i4: [{ i5: 0, i6: 't1······' }],
    })
    expect(left(t.unknown, { aBalance: 41 })).toEqual({ i1: 0 })
  })

  it('redaction replaces the keys of a table, and redacts its values', () => {
    expect(
      left(t.strict({ drafts: tableCodec(t.string) }), { drafts: { sg_12345678: 'hi there', __proto__: 'hi there' } }),
    ).toEqual({ drafts: { sg_90000001: 't1······' } })
    const asks = tableCodec(t.strict({ id: EffectId, effect: ProgramWord, input: t.unknown }), EffectId)
    expect(
      left(asks, { 'find:lounge': { id: 'find:lounge', effect: 'findGroup', input: { key: 'lounge' } }, mine: {} }),
    ).toEqual({
      'find:i1': { id: 'find:i1', effect: 'findGroup', input: { i2: 'i1' } },
      mine: {},
    })
  })

  it('a text in a field declared as a table, list, tuple or object is redacted like any other text', () => {
    expect(
      [tableCodec(t.string), t.array(t.string), t.tuple([t.string]), t.strict({})].map((codec) =>
        left(codec, 'Ann Lee'),
      ),
    ).toEqual(Array.from({ length: 4 }, () => 't1······'))
  })
})

describe('A redacted snapshot chunk', () => {
  const piece = (name: string, stored: unknown, shape?: t.Mixed) =>
    makeRedaction().piece(name, stored, shape === undefined ? null : { unit: name.split('/', 1).join(), shape })

  it('the name of a redacted chunk shows the reducer and the chunk number, and a placeholder for any other id', () => {
    const named = ['chat/sg_12345678/12', 'chat/sg_12345678/1234567', 'chat/x12', 'chat/12x'].map(
      (name) => piece(name, { v: LOG_VERSION, state: null })[0],
    )
    expect(named).toEqual(['chat/sg_90000001/12', 'chat/sg_90000001/i1', 'chat/i1', 'chat/i1'])
  })

  it('the name of a redacted chunk shows the full name of a known reducer, even if that name contains a slash', () => {
    expect(
      makeRedaction().piece('bot/myBots', { v: LOG_VERSION, state: 5 }, { unit: 'bot/myBots', shape: t.number }),
    ).toEqual(['bot/myBots', { v: LOG_VERSION, state: 5 }])
  })

  it('a redacted chunk is written in the current log version, even if the stored chunk has no version', () => {
    const Network = t.strict({ online: t.boolean })
    expect([
      piece('any', { v: LOG_VERSION, state: { online: true } }, Network)[1],
      piece('any', { online: true }, Network)[1],
    ]).toEqual([
      { v: LOG_VERSION, state: { online: true } },
      { v: LOG_VERSION, state: { online: true } },
    ])
  })

  it('in an exported log, the chunk about tabs contains only the number of messages per tab', () => {
    expect(piece('@origins', { v: LOG_VERSION, state: { 'my-tab': 7, 'other-tab': 'Ann' } })[1]).toEqual({
      v: LOG_VERSION,
      state: { i1: 7, i2: 0 },
    })
    expect([
      piece('@origins', { v: LOG_VERSION, state: 'Ann' })[1],
      piece('@origins', { v: LOG_VERSION, state: null })[1],
    ]).toEqual([
      { v: LOG_VERSION, state: null },
      { v: LOG_VERSION, state: null },
    ])
  })
})

it('the masking of tokens keeps a hash that is the name of a build, and masks every other hash', () => {
  const hash = '0123456789abcdef0123456789abcdef01234567'
  expect(maskTokens({ app: hash, name: hash, [hash]: 1, list: [hash, 'a'] })).toEqual({
    app: hash,
    name: '[masked]',
    '[masked]': 1,
    list: ['[masked]', 'a'],
  })
})
