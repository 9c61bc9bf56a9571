import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { accountMessages, tabMessages } from '../../support/whole-domain'
import { LOG_VERSION } from '../../../src/domain/event-log'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { effectResult, message } from '../../../src/domain/kernel/message'
import { Address, EffectId, ProgramWord, exportedAs } from '../../../src/domain/kernel/export-policy'
import { makeRedaction, readLogFile, writeLogFile, type Head } from '../../../src/domain/log-export'

const later = {
  'pets/StatusTold': message('pets/StatusTold', { status: t.string }),
  'pets/Fed': effectResult('pets/Fed', { status: t.keyof({ full: null }), cost: Decimal }),
}
const shapes: Readonly<Record<string, t.Mixed>> = { ...accountMessages, ...tabMessages, ...later }
const shapeOf = (type: string): t.Mixed | undefined => (Object.hasOwn(shapes, type) ? shapes[type] : undefined)

const entry = (said: object) => ({ v: 1, seq: 1, at: 5, from: { tab: 'my-tab', n: 2 }, message: said })
const messageIn = (redacted: unknown): unknown =>
  typeof redacted === 'object' && redacted !== null && 'message' in redacted ? redacted.message : null
const redactOne = (said: object) => messageIn(makeRedaction().entry(entry(said), shapeOf))

describe('Redaction', () => {
  it('redaction replaces equal ids by the same placeholder throughout an export, and different ids by different placeholders', () => {
    const redaction = makeRedaction()
    const said = (key: string, id: string) =>
      messageIn(
        redaction.entry(entry({ type: 'group/GroupNotFound', key, ask: { unit: 'group/group', id, seq: 1 } }), shapeOf),
      )
    expect([said('lounge1', 'find:lounge1'), said('kitchen', 'find:kitchen'), said('lounge1', 'mine')]).toEqual([
      { type: 'group/GroupNotFound', key: 'i2', ask: { unit: 'group/group', id: 'find:i2', seq: 1 } },
      { type: 'group/GroupNotFound', key: 'i3', ask: { unit: 'group/group', id: 'find:i3', seq: 1 } },
      { type: 'group/GroupNotFound', key: 'i2', ask: { unit: 'group/group', id: 'mine', seq: 1 } },
    ])
  })

  it.each([
    ['', 0],
    ['hi you', 8],
    ['a longer text of mine', 32],
    ['x '.repeat(150), 512],
  ])('redaction keeps only the rough length of a text: %s', (text, length) => {
    expect(redactOne({ type: 'chat/ChangeDraft', conversationId: 'sg_12345678', text })).toEqual({
      type: 'chat/ChangeDraft',
      conversationId: 'sg_90000001',
      text: (length === 0 ? '' : 't1').padEnd(length, '·'),
    })
  })

  it('in a field named status, redaction replaces a free text and keeps a value from a declared list of states', () => {
    expect(redactOne({ type: 'pets/StatusTold', status: 'divorced' })).toEqual({
      type: 'pets/StatusTold',
      status: 'i2',
    })
    expect(redactOne({ type: 'pets/StatusTold', status: 'I am divorced' })).toEqual({
      type: 'pets/StatusTold',
      status: 't1'.padEnd(32, '·'),
    })
    expect(
      redactOne({ type: 'pets/Fed', ask: { unit: 'pets/meals', id: 'mine', seq: 3 }, status: 'full', cost: '12.5' }),
    ).toEqual({ type: 'pets/Fed', ask: { unit: 'pets/meals', id: 'mine', seq: 3 }, status: 'full', cost: '0' })
  })

  it('redaction of an unknown message keeps only its type and the effect request that the message answers', () => {
    expect(
      redactOne({
        type: 'zoo/Fed',
        ask: { unit: 'zoo/meals', id: 'mine', seq: 3 },
        status: 'divorced',
        purse: { list: ['x y'] },
        n: 4,
      }),
    ).toEqual({
      type: 'zoo/Fed',
      ask: { unit: 'zoo/meals', id: 'mine', seq: 3 },
      i2: 'i3',
      i4: { i5: ['t1······'] },
      i6: 0,
    })
    expect(makeRedaction().entry({ ...entry({}), message: 'Ann Lee' }, shapeOf)).toMatchObject({
      seq: 1,
      message: 't1······',
    })
  })

  it('redaction replaces all names and values of an invalid log entry', () => {
    expect(makeRedaction().entry({ who: 'Ann Lee', n: 5 }, shapeOf)).toEqual({ i2: 't1······', i1: 0 })
  })

  it.each([
    ['hex', '0123456789abcdef0123456789abcdef01234567'],
    ['base64', 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2w='],
    ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
  ])('redaction masks token-like text (%s) in any field', (_kind, token) => {
    const everywhere = Object.fromEntries(
      ['reason', 'path', 'text', 'name', 'xid', 'avatar', 'email', 'key', 'unheard', token].map((field) => [
        field,
        token,
      ]),
    )
    const shape = t.type({
      reason: ProgramWord,
      path: exportedAs('pattern', t.string),
      avatar: Address,
      text: EffectId,
      name: exportedAs('words', t.UnknownRecord),
    })
    const { piece } = makeRedaction()
    const text = JSON.stringify([
      redactOne({ type: token, ...everywhere }),
      redactOne({ type: 'RouteChanged', path: token }),
      piece(
        `chat/${token}`,
        { v: LOG_VERSION, state: { ...everywhere, avatar: `https://${token}.example/`, name: { [token]: token } } },
        { unit: 'chat/chat', shape },
      ),
    ])
    expect(text).not.toContain(token)
    expect(text.toLowerCase()).not.toContain(token.toLowerCase())
    expect(text).toContain('[masked]')
  })

  it('redaction keeps the text key of a toast, and replaces a toast text that came from the server', () => {
    expect(redactOne({ type: 'ShowToast', words: { key: 'copied' } })).toMatchObject({
      type: 'ShowToast',
      words: { key: 'copied' },
    })
    expect(redactOne({ type: 'ShowToast', words: { text: 'No, Ann' } })).toMatchObject({
      type: 'ShowToast',
      words: { text: 't1······' },
    })
  })
})

describe('An exported log', () => {
  const head: Head = { format: 'loop-log', version: 1, app: '1.0.0', at: 0, logs: [] }

  it('the file of an exported log can be read back', () => {
    const lines = [
      { log: 'account', piece: 'chat', stored: { v: 1, state: 1 } },
      { log: 'tab', entry: { seq: 1 } },
    ] as const
    expect(readLogFile(writeLogFile(head, lines))).toEqual(E.right({ head, lines, unreadable: 0 }))
  })

  it('reading an exported log skips unreadable entries and reports their number', () => {
    const cut = `${writeLogFile(head, [{ log: 'tab', entry: { seq: 1 } }])}{"log":"tab","ent\n{"log":"other","entry":1}\n[]\n`
    expect(readLogFile(cut)).toMatchObject(E.right({ lines: [{ log: 'tab' }], unreadable: 3 }))
  })

  it('reading an exported log counts unreadable chunks, and does not count empty lines', () => {
    const odd = `${writeLogFile(head, [])}   \n{"log":"other","piece":"chat","stored":1}\n{"log":"tab"}\n\n`
    expect(readLogFile(odd)).toEqual(E.right({ head, lines: [], unreadable: 2 }))
  })

  it.each(['', 'hello', '{"format":"other"}', writeLogFile({ ...head, version: 2 }, [])])(
    'the import rejects a file that is no log or has a newer version: %s',
    (text) => {
      expect(E.isLeft(readLogFile(text))).toBe(true)
    },
  )
})
