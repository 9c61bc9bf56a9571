import { describe, expect, it } from 'vitest'
import { draftIn, draftOf, plainText, type Quote } from '../../../src/domain/chat'
import { composerReducer } from '../../../src/domain/chat/composer/composer.reducer'
import { clientId, kitchen, lounge } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { given, type Step } from '../../support/given'

const write = (text: string, conversationId = lounge): Step => ({ type: 'chat/ChangeDraft', conversationId, text })
const send = (id: string): Step => ({ type: 'chat/SendDraft', conversationId: lounge, clientId: clientId(id) })
const handing = (id: string, text: string) => ({
  conversationId: lounge,
  clientId: clientId(id),
  content: plainText(text),
})

const draft = ({ state }: { state: typeof composerReducer.initial }, conversationId = lounge) =>
  draftOf(state, conversationId)
/** The inputs of the running requests that move a draft to the outbox. */
const inputs = (story: { asked: () => Readonly<Record<string, unknown>> }) =>
  Object.entries(story.asked())
    .filter(([id]) => !id.startsWith('keep:'))
    .map(([, input]) => input)

describe('A draft', () => {
  it('each conversation keeps a separate draft, which survives a reload', () => {
    const written = given(composerReducer, write('hi'), write('there', kitchen)).reloaded()
    expect([draft(written), draft(written, kitchen)]).toEqual(['hi', 'there'])
  })

  it('a draft disappears when all its text is deleted', () => {
    expect(Object.keys(given(composerReducer, write('hi'), write('')).state.data.drafts)).toEqual([])
  })

  it('OUT-1 after two fast clicks on the send button, a draft enters the outbox once, with its text at the first click', () => {
    const sent = given(composerReducer, write('hi'), send('a'))
    expect([draft(sent), inputs(sent), inputs(sent.when(send('b')))]).toEqual([
      '',
      [handing('a', 'hi')],
      [handing('a', 'hi')],
    ])
  })

  it('a second draft can be written and sent while the first draft still moves to the outbox', () => {
    const two = given(composerReducer, write('hi'), send('a'), write('there'), send('b'))
    expect(inputs(two)).toEqual([handing('a', 'hi'), handing('b', 'there')])
  })

  it('OUT-5 after a reload, a draft that was moving to the outbox continues to move, under the same message id', () => {
    const before = given(composerReducer, write('hi'), send('a'))
    expect(before.reloaded().state.asks).toEqual(before.state.asks)
  })

  it.each(['a', '__proto__', 'constructor'])(
    'a sent draft leaves the tab once the outbox has the message (message id %s)',
    (id) => {
      const before = given(composerReducer, write('hi'), send(id))
      expect(inputs(before)).toEqual([handing(id, 'hi')])
      const ask = Object.keys(before.asked())[0] ?? ''
      const done = before.when((find) => ({ type: 'chat/DraftSent', ask: find(ask), clientId: clientId(id) }))
      done.gives({ data: { handing: {} } })
      expect(inputs(done)).toEqual([])
    },
  )

  it('the current text of a draft is synced to the account, even a text that was put back into the draft', () => {
    const keep = (text: string) => ({ conversationId: lounge, draft: { text, reply: null, mentions: [] } })
    const written = given(composerReducer, write('h'), write('hi'))
    written.gives({ asks: { [`keep:${lounge}:2`]: keep('hi') } })
    written
      .when({ type: 'chat/RestoreDraft', conversationId: lounge, draft: keep('back').draft })
      .gives({ asks: { [`keep:${lounge}:3`]: keep('back') } })
    expect(written.when(send('a')).asked()).toMatchObject({ [`keep:${lounge}:3`]: keep('') })
    written
      .when((find) => ({ type: 'chat/DraftStored', ask: find(`keep:${lounge}:2`), conversationId: lounge }))
      .gives({ asks: {}, data: { unkept: {}, drafts: { [lounge]: keep('hi').draft } } })
  })

  it('a draft that comes from another tab of the account is shown, but not synced to the account again', () => {
    const taken: Step = {
      type: 'chat/SyncDraft',
      conversationId: lounge,
      draft: { text: 'there', reply: null, mentions: [] },
    }
    given(composerReducer, taken).gives({ asks: {}, data: { drafts: { [lounge]: { text: 'there' } } } })
  })

  it('SES-6 a draft is cleared when the session ends, even a draft on its way to the outbox', () => {
    const over = given(composerReducer, write('my words'), send('a'), write('more of my words'), {
      type: 'ForgetAccount',
    })
    over.gives({ asks: {} })
    expect(JSON.stringify(composerReducer.codec.encode(over.state))).not.toContain('my words')
  })
})

const quote: Quote = { seq: 7, at: null, xid: ben.xid, name: 'Ben', of: 'text', text: 'what was said', media: null }
const reply: Step = { type: 'chat/ReplyTo', conversationId: lounge, quote }
const drop: Step = { type: 'chat/DropReply', conversationId: lounge }
const mention = (name: string, xid: typeof ann.xid | null, text: string): Step => ({
  type: 'chat/MentionInDraft',
  conversationId: lounge,
  text,
  mention: { xid, name },
})
const sent = (...steps: readonly Step[]) => inputs(given(composerReducer, ...steps, send('a')))
const saying = (content: object) => [{ conversationId: lounge, clientId: clientId('a'), content }]

describe('A draft that replies to a message', () => {
  it('R1-177 a draft that replies to a message is sent as a reply to that message, even after a reload', () => {
    const written = given(composerReducer, reply, write('yes')).reloaded()
    expect(inputs(written.when(send('a')))).toEqual(saying({ kind: 'reply', text: 'yes', mentions: [], quote }))
  })

  it('a draft keeps its text when the reply is removed, and the reply when the text is deleted', () => {
    expect(draftIn(given(composerReducer, write('yes'), reply, drop).state, lounge)).toEqual({
      text: 'yes',
      reply: null,
      mentions: [],
    })
    expect(draftIn(given(composerReducer, reply, write('yes'), write('')).state, lounge).reply).toEqual(quote)
    expect(given(composerReducer, reply, drop).state.data.drafts).toEqual({})
  })

  it('SES-6 a reply draft is cleared when the session ends', () => {
    given(composerReducer, reply, { type: 'ForgetAccount' }).gives({ data: { drafts: {} } })
  })

  it('a reply that was begun in one conversation does not appear in the draft of another conversation', () => {
    expect(draftIn(given(composerReducer, reply).state, kitchen).reply).toBeNull()
  })
})

describe('Mentions in a draft', () => {
  it('a member whom a draft mentions twice is sent as one mention', () => {
    const steps = [
      mention('Ann', ann.xid, '@Ann '),
      mention('Ben', ben.xid, '@Ann @Ben '),
      mention('Ann', ann.xid, '@Ann @Ben @Ann'),
    ]
    expect(sent(...steps)).toEqual(
      saying({
        kind: 'text',
        text: '@Ann @Ben @Ann',
        mentions: [
          { xid: ben.xid, name: 'Ben' },
          { xid: ann.xid, name: 'Ann' },
        ],
      }),
    )
  })

  it('a draft no longer mentions a member whose name was removed from the text', () => {
    expect(sent(mention('Ann', ann.xid, '@Ann hi'), write('hi'))).toEqual(saying(plainText('hi')))
  })

  it('a draft that mentions everyone is sent without mentions of single members', () => {
    expect(
      sent(
        mention('Ann', ann.xid, '@Ann '),
        mention('all', null, '@Ann @all '),
        mention('Ben', ben.xid, '@Ann @all @Ben'),
      ),
    ).toEqual(saying({ kind: 'text', text: '@Ann @all @Ben', mentions: [{ xid: null, name: 'all' }] }))
  })

  it('BI-031 @everyone typed by hand is sent as plain text, without a mention', () => {
    expect(sent(write('@everyone'))).toEqual(saying(plainText('@everyone')))
  })
})

describe('A bot command in a draft', () => {
  it.each(['/help', '/price loop'])('a text that begins with a slash and a word is sent as a command: %s', (text) => {
    expect(sent(write(text))).toEqual(saying({ kind: 'command', text }))
  })

  it.each(['/', '/ help', '/usr/bin', ' /help', '1/2', '/<script>'])(
    'a text that does not begin with a slash and a whole word is sent as plain text: %s',
    (text) => {
      expect(sent(write(text))).toEqual(saying(plainText(text)))
    },
  )
})
