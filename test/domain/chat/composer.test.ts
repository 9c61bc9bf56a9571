import { describe, expect, it } from 'vitest'
import { composerUnit, draftOf, plainText } from '../../../src/domain/chat'
import { clientId, kitchen, lounge } from '../../support/builders/message'
import { given, type Step } from '../../support/given'

const write = (text: string, conversationId = lounge): Step => ({ type: 'ChangeDraft', conversationId, text })
const send = (id: string): Step => ({ type: 'SendDraft', conversationId: lounge, clientId: clientId(id) })
const handing = (id: string, text: string) => ({ conversationId: lounge, clientId: clientId(id), content: plainText(text) })

const draft = ({ state }: { state: typeof composerUnit.initial }, conversationId = lounge) => draftOf(state, conversationId)
const inputs = (story: { asked: () => Readonly<Record<string, unknown>> }) => Object.values(story.asked())

describe('A draft', () => {
  it('is kept a conversation, over a reload', () => {
    const written = given(composerUnit, write('hi'), write('there', kitchen)).reloaded()
    expect([draft(written), draft(written, kitchen)]).toEqual(['hi', 'there'])
  })

  it('is gone when everything is deleted', () => {
    expect(Object.keys(given(composerUnit, write('hi'), write('')).state.context.drafts)).toEqual([])
  })

  it('OUT-1 is handed over as it was when it was sent, once for two fast clicks', () => {
    const sent = given(composerUnit, write('hi'), send('a'))
    expect([draft(sent), inputs(sent), inputs(sent.when(send('b')))]).toEqual(['', [handing('a', 'hi')], [handing('a', 'hi')]])
  })

  it('may be followed by the next while it is handed over', () => {
    const two = given(composerUnit, write('hi'), send('a'), write('there'), send('b'))
    expect(inputs(two)).toEqual([handing('a', 'hi'), handing('b', 'there')])
  })

  it('OUT-5 is still being handed over after a reload, under the same id', () => {
    const before = given(composerUnit, write('hi'), send('a'))
    expect(before.reloaded().state.asks).toEqual(before.state.asks)
  })

  it.each(['a', '__proto__', 'constructor'])('is done with when the account has it (%s)', (id) => {
    const before = given(composerUnit, write('hi'), send(id))
    expect(inputs(before)).toEqual([handing(id, 'hi')])
    const ask = Object.keys(before.asked())[0] ?? ''
    before.when((find) => ({ type: 'DraftHandedOver', ask: find(ask), clientId: clientId(id) }))
      .gives({ asks: {}, data: { handing: {} } })
  })

  it('SES-6 is forgotten with the session, also one that is being handed over', () => {
    const over = given(composerUnit, write('my words'), send('a'), write('more of my words'), { type: 'ForgetAccount' })
    over.gives({ asks: {} })
    expect(JSON.stringify(composerUnit.codec.encode(over.state))).not.toContain('my words')
  })
})
