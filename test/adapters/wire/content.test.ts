import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseContent, encodeContent } from '../../../src/adapters/wire/content'
import { MessageWire } from '../../../src/adapters/wire/entities/message'
import { Content, contents } from '../../../src/domain/chat'
import { arbitraryOf } from '../../support/arbitraries/of-codec'
import { everyKind } from '../../support/builders/content'
import tsv from '../../fixtures/bad-inputs.tsv?raw'

const json = (u: unknown): unknown => JSON.parse(JSON.stringify(u))
const message = {
  id: 'm1',
  conversation_id: 'sg_12345678',
  seq: 5,
  client_id: null,
  from: 'x-ben',
  username: 'Ben',
  head: null,
  time: 1_800_000_000_000,
  type: 101,
  msg: 'the words',
  picture: null,
  video: null,
  ext: {},
  rev: 0,
  reactions: [],
}
const read = (fields: object) => {
  const decoded = MessageWire.decode({ ...message, ...fields })
  return E.isRight(decoded) ? decoded.right : null
}
/** The object in the row `id` of the bad-input file. */
const bad = (id: string): object => {
  const [, , input = ''] =
    tsv
      .split('\n')
      .map((line) => line.split('\t'))
      .find(([rowId]) => rowId === id) ?? []
  const text: unknown = JSON.parse(`"${input}"`)
  const parsed: unknown = JSON.parse(String(text))
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`no row ${id}`)
  return parsed
}

describe('A message on the wire', () => {
  it.each(Object.keys(contents))(
    'R1-122 R1-123 R1-124 message content of the kind %s is unchanged after it was encoded and decoded',
    (kind) => {
      const content = Object.values(everyKind).find((example) => example.kind === kind)
      if (content === undefined) throw new Error(`no example of ${kind}`)
      const sent = MessageWire.decode(json({ ...message, ...encodeContent(content) }))
      expect(E.isRight(sent) ? sent.right.content : null).toEqual(content)
    },
  )

  it('any message content that was decoded once is unchanged after another encoding and decoding', () => {
    fc.assert(
      fc.property(arbitraryOf(Content), (content) => {
        const once = parseContent(encodeContent(content))
        expect(parseContent(encodeContent(once))).toEqual(once)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['BI-314', 'BI-315', 'BI-316', 'BI-317', 'BI-318'])(
    '%s im_message: a message is rejected if its id is missing or its number is not a whole number from 1',
    (id) => {
      expect(read(bad(id))).toBeNull()
      expect(read({})).not.toBeNull()
    },
  )

  it('BI-319 im_message: a message of an unknown kind is read with the content kind unknown', () => {
    expect(read(bad('BI-319'))).toMatchObject({ seq: 5, content: { kind: 'unknown' } })
    expect(read({ type: 110, ext: { kind: 'nope' } })?.content).toEqual({ kind: 'unknown' })
  })

  it('BI-320 im_message: a message whose field ext is no JSON is read as a plain text message', () => {
    expect(read(bad('BI-320'))?.content).toEqual({ kind: 'text', text: 'the words', mentions: [] })
    expect(read({ ...bad('BI-320'), type: 110 })?.content).toEqual({ kind: 'text', text: 'the words', mentions: [] })
  })

  it('BI-321 im_message: an access request with an unknown access status is read with the status unknown', () => {
    const body = encodeContent(everyKind.accessRequest)
    expect(read({ ...body, ext: { ...body.ext, ...Reflect.get(bad('BI-321'), 'ext') } })?.content).toMatchObject({
      kind: 'accessRequest',
      status: 'unknown',
    })
  })

  it('BI-322 im_message: each user of a reaction counts once, whatever count the server sends', () => {
    expect(read(bad('BI-322'))?.reactions).toEqual([{ memeId: 'r', xids: ['a'] }])
  })

  it('R1-128 a reaction is encoded with its id, its count and its users', () => {
    const decoded = MessageWire.decode({
      ...message,
      reactions: [{ id: 'e1', count: 2, userIDs: ['x-ben', 'x-cara'] }],
    })
    expect(E.isRight(decoded) ? MessageWire.encode(decoded.right) : null).toMatchObject({
      reactions: [{ id: 'e1', count: 2, userIDs: ['x-ben', 'x-cara'] }],
    })
  })

  it('BI-323 im_message: the id of a direct chat is read with the xids of both members in sorted order', () => {
    expect(read({ conversation_id: 'si_x-b_x-a' })?.conversationId).toBe('si_x-a_x-b')
  })

  it('BI-324 im_message: a picture with an invalid URL and size is read without a URL and with a valid size', () => {
    expect(read({ ...bad('BI-324'), type: 102 })?.content).toEqual({
      kind: 'image',
      url: null,
      width: 0,
      height: 20_000,
    })
  })

  const replyWith = (quoted: object) =>
    read({ type: 110, msg: 'the answer', ext: { kind: 'reply', quotedMessage: quoted } })?.content

  it('BI-039 msg_reply: markup in a quoted message stays plain text, and a script is not accepted as the quoted picture', () => {
    expect(replyWith(bad('BI-039'))).toMatchObject({
      text: 'the answer',
      quote: { text: '<img src=x onerror=alert(1)>', media: null },
    })
  })

  it('R1-125 a quote has the author, text, time, kind, picture and number of the quoted message', () => {
    const quoted = {
      author: 'x-ben',
      username: 'Ben',
      body: 'look',
      index: 1_700_000_000_000,
      type: 'image',
      seq: 4,
      attachedMedia: { media: '/town/ph1.svg' },
    }
    const content = replyWith(quoted)
    expect(content).toMatchObject({
      quote: {
        xid: 'x-ben',
        name: 'Ben',
        text: 'look',
        at: 1_700_000_000_000,
        of: 'image',
        seq: 4,
        media: '/town/ph1.svg',
      },
    })
    expect(content === undefined ? null : encodeContent(content).ext['quotedMessage']).toEqual(quoted)
    // A quote without time and number is still a quote.
    expect(replyWith({ author: 'x-ben', username: 'Ben', body: 'look' })).toMatchObject({
      quote: { text: 'look', at: null, seq: null },
    })
  })

  it('BI-040 msg_reply: a reply with an invalid quote is read as a reply without a quote', () => {
    expect(replyWith(bad('BI-040'))).toMatchObject({ kind: 'reply', text: 'the answer', quote: null })
  })

  it('BI-041 msg_reply: a quoted text that is itself JSON stays plain text', () => {
    expect(replyWith(bad('BI-041'))).toMatchObject({ quote: { text: '{"author":"v","body":"nested"}' } })
  })

  const richWith = (fields: object) =>
    read({ type: 110, ext: { kind: 'richText', richText: { body: 'b', image: null, table: [], ...fields } } })?.content

  it('BI-142 richtext_image, BI-156 sticker_asset, BI-141 notif_image: a picture is dropped unless its URL is one of the product’s own', () => {
    expect(richWith({ image: 'https://evil.example/pixel?u=1' })).toMatchObject({ image: null })
    expect(
      read({
        type: 110,
        ext: { kind: 'sticker', sticker: { asset: 'https://evil.example/s.svg', category: 'sticker' } },
      })?.content,
    ).toMatchObject({ asset: null })
    expect(
      read({
        type: 1400,
        ext: {
          kind: 'notification',
          content_system: [{ text: 't', image: 'data:image/svg+xml,<svg onload=alert(1)>' }],
        },
      })?.content,
    ).toMatchObject({ items: [{ text: 't', image: null }] })
  })

  it('BI-143 BI-144 richtext_command: a button command that does not begin with a slash is dropped', () => {
    expect(
      richWith({
        table: [
          [
            { display: 'pay', command: '/pay all' },
            { display: 'x', command: 'javascript:alert(1)' },
          ],
        ],
      }),
    ).toMatchObject({ rows: [[{ command: '/pay all' }, { command: null }]] })
  })

  it('BI-145 richtext_rows: button rows of an unknown shape are left out of a rich text', () => {
    expect(richWith({ table: [[{ display: 'x', command: null }], 'row', 7] })).toMatchObject({
      rows: [[{ display: 'x', command: null }]],
    })
  })
})
