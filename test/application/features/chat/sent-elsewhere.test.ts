import { describe, expect, it } from 'vitest'
import { plainText } from '../../../../src/domain/chat'
import { clientId, lounge } from '../../../support/builders/message'
import { world } from './unsent-drafts-story'

const resent = {
  type: 'chat/ResendMessage',
  conversationId: lounge,
  clientId: clientId('c1'),
  content: plainText('half a thought'),
} as const

describe('A text that another tab sends', () => {
  it('OUT-4 a text that another tab sends again is no longer in the text box of this tab', () => {
    const { say, draft } = world()
    say(resent)
    expect(draft()).toBe('')
  })

  it('a text box with another text keeps that text', () => {
    const { say, draft } = world()
    say({ ...resent, content: plainText('half') })
    expect(draft()).toBe('half a thought')
  })

  it('a text that a person types again while its first message goes to the outbox stays in the text box', () => {
    const { say, draft } = world()
    const { conversationId, clientId: id, content } = resent
    say({ type: 'chat/SendDraft', conversationId, clientId: id })
    say({ type: 'chat/ChangeDraft', conversationId, text: 'half a thought' })
    say({ type: 'chat/SendMessage', conversationId, clientId: id, content })
    expect(draft()).toBe('half a thought')
  })

  it('a text that equals a message that already waits in the outbox stays in the text box', () => {
    const { say, draft } = world()
    say(resent)
    say({ type: 'chat/ChangeDraft', conversationId: lounge, text: 'half a thought' })
    say({ ...resent, clientId: clientId('c2'), content: plainText('another') })
    expect(draft()).toBe('half a thought')
  })
})
