import { describe, expect, it } from 'vitest'
import { forwardOf, isRecallable, reworded } from '../../../src/domain/chat'
import { everyKind } from '../../support/builders/content'
import { clientId, lounge } from '../../support/builders/message'
import type { Step } from '../../support/given'
import { live } from './stories'

const { voice } = everyKind
const unsent = { ...voice, url: null }
const sendVoice: Step = {
  type: 'chat/SendFiles',
  conversationId: lounge,
  clientId: clientId('a'),
  content: unsent,
  files: [{ key: 'a', type: 'audio/webm', bytes: 1 }],
}

describe('R4-506 A voice message in the outbox', () => {
  it('a voice message is sent once its file is stored', () => {
    live.when(sendVoice).gives({ asks: {} })
    live
      .when(sendVoice, {
        type: 'upload/FileStored',
        ask: { unit: 'upload/uploads', id: 'put:a:0', seq: 1 },
        uploadId: clientId('a'),
        index: 0,
        url: 'https://store.example/a.webm',
      })
      .gives({
        asks: {
          'send:a': {
            conversationId: lounge,
            clientId: clientId('a'),
            content: { ...voice, url: 'https://store.example/a.webm' },
          },
        },
      })
  })
})

describe('R4-501 A voice message in a chat', () => {
  it('a voice message can be forwarded and recalled, and has no text to edit', () => {
    expect(forwardOf(voice)).toBe(voice)
    expect(isRecallable(voice)).toBe(true)
    expect(reworded(voice, 'other')).toBe(voice)
  })
})
