import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makeRedaction, readLogFile, writeLogFile, type Head } from '../../../src/domain/log-file'

const entry = (message: object) => ({ v: 1, seq: 1, at: 5, from: { tab: 'my-tab', n: 2 }, message })
const messageIn = (redacted: unknown): unknown =>
  typeof redacted === 'object' && redacted !== null && 'message' in redacted ? redacted.message : null
const redactOne = (message: object) => messageIn(makeRedaction().entry(entry(message)))

describe('Redaction', () => {
  it('gives one thing one other name in the whole of an export, and different things different ones', () => {
    const redaction = makeRedaction()
    const said = (key: string, id: string) => messageIn(redaction.entry(entry({ type: 'GroupNotFound', key, ask: { unit: 'group', id, seq: 1 } })))
    expect([said('lounge1', 'find:lounge1'), said('kitchen', 'find:kitchen'), said('lounge1', 'mine')]).toEqual([
      { type: 'GroupNotFound', key: 'i2', ask: { unit: 'group', id: 'find:i2', seq: 1 } },
      { type: 'GroupNotFound', key: 'i3', ask: { unit: 'group', id: 'find:i3', seq: 1 } },
      { type: 'GroupNotFound', key: 'i2', ask: { unit: 'group', id: 'mine', seq: 1 } },
    ])
  })

  it.each([['', 0], ['hi', 8], ['a longer text of mine', 32], ['x'.repeat(300), 512]])('keeps of a text only about how long it is: %s', (text, length) => {
    expect(redactOne({ type: 'ChangeDraft', conversationId: 'sg_12345678', text })).toEqual(
      { type: 'ChangeDraft', conversationId: 'sg_90000001', text: (length === 0 ? '' : 't1').padEnd(length, '·') })
  })

  it.each([
    ['https://me:pw@cdn.example/u/ann.png?token=1#x', 'https://cdn.example/'], ['/pictures/ann.png', '/'], ['data:image/png;base64,AAAA', '/'],
  ])('shortens %s', (avatar, shortened) => {
    expect(redactOne({ type: 'ProfileLoaded', profile: { avatar } })).toEqual({ type: 'ProfileLoaded', profile: { avatar: shortened } })
  })

  it('leaves nothing of a field that nobody has classified', () => {
    expect(redactOne({ type: 'Later', balance: 41, purse: { holder: 'mine', list: ['x'] } })).toEqual(
      { type: 'Later', i2: 0, i3: { i4: expect.stringMatching(/^t1/), i5: [expect.stringMatching(/^t2/)] } })
  })

  it.each([
    ['hex', '0123456789abcdef0123456789abcdef01234567'],
    ['base64', 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2w='],
    ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
  ])('masks what looks like a token (%s), whatever field it has come into', (_kind, token) => {
    const everywhere = Object.fromEntries(['type', 'reason', 'path', 'text', 'name', 'xid', 'avatar', 'email', 'key', 'unheard', token].map((field) => [field, token]))
    const text = JSON.stringify([
      redactOne(everywhere), makeRedaction().entry({ ...entry({ type: token }), value: { [token]: token } }),
      makeRedaction().piece(`chat/${token}`, { v: 1, state: { ...everywhere, value: token, drafts: { [token]: token } } }),
      redactOne({ type: 'ProfileLoaded', profile: { avatar: `https://${token}.example/` } }),
    ])
    expect(text).not.toContain(token)
    expect(text.toLowerCase()).not.toContain(token.toLowerCase())
    expect(text).toContain('[masked]')
  })

  it('knows our own words in a toast from those of a server', () => {
    expect(redactOne({ type: 'ShowToast', words: { key: 'copied' } })).toEqual({ type: 'ShowToast', words: { key: 'copied' } })
    expect(redactOne({ type: 'ShowToast', words: { text: 'No, Ann' } })).toEqual({ type: 'ShowToast', words: { text: 't1······' } })
  })
})

describe('An exported log', () => {
  const head: Head = { format: 'loop-log', version: 1, app: '1.0.0', at: 0, logs: [] }

  it('reads what was written', () => {
    const lines = [{ log: 'account', piece: 'chat', stored: { v: 1, state: 1 } }, { log: 'tab', entry: { seq: 1 } }] as const
    expect(readLogFile(writeLogFile(head, lines))).toEqual(E.right({ head, lines, unreadable: 0 }))
  })

  it('counts what it cannot read', () => {
    const cut = `${writeLogFile(head, [{ log: 'tab', entry: { seq: 1 } }])}{"log":"tab","ent\n{"log":"other","entry":1}\n[]\n`
    expect(readLogFile(cut)).toMatchObject(E.right({ lines: [{ log: 'tab' }], unreadable: 3 }))
  })

  it('counts a piece that it cannot read, and passes over lines with nothing on them', () => {
    const odd = `${writeLogFile(head, [])}   \n{"log":"other","piece":"chat","stored":1}\n{"log":"tab"}\n\n`
    expect(readLogFile(odd)).toEqual(E.right({ head, lines: [], unreadable: 2 }))
  })

  it.each(['', 'hello', '{"format":"other"}', writeLogFile({ ...head, version: 2 }, [])])('refuses what is none, or of a newer kind: %s', (text) => {
    expect(E.isLeft(readLogFile(text))).toBe(true)
  })
})
