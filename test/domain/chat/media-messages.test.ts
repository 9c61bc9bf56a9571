import { describe, expect, it } from 'vitest'
import { plainText, threadOf } from '../../../src/domain/chat'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { clientId, kitchen, lounge } from '../../support/builders/message'
import type { Step } from '../../support/given'
import { live, send, pending, sending } from './stories'

describe('A sent picture or video', () => {
  const image = { kind: 'image', url: null, width: 4, height: 3 } as const
  const video = { kind: 'video', url: null, poster: null, width: 4, height: 3, seconds: 9 } as const
  const sendFiles = (id: string, content: typeof image | typeof video = image): Step => ({
    type: 'chat/SendFiles',
    conversationId: lounge,
    clientId: clientId(id),
    content,
    files: [{ key: id, type: 'image/png', bytes: 1 }],
  })
  /** Results of the upload requests. */
  const ask = { unit: 'upload/uploads', id: 'put:a:0', seq: 1 }
  const stored = (id: string, index = 0): Step => ({
    type: 'upload/FileStored',
    ask,
    uploadId: clientId(id),
    index,
    url: `https://store.example/${id}${index}`,
  })
  const failed = (id: string, failure: Failure): Step => ({
    type: 'upload/FileNotStored',
    ask,
    uploadId: clientId(id),
    index: 0,
    failure,
  })

  it('OUT-2 a picture message is sent only after its file is stored', () => {
    live.when(sendFiles('a')).gives({ asks: {} })
    live.when(sendFiles('a'), stored('a')).gives({
      asks: {
        'send:a': {
          conversationId: lounge,
          clientId: clientId('a'),
          content: { ...image, url: 'https://store.example/a0' },
        },
      },
    })
  })

  it('a video message is sent only after the video and its first frame are stored', () => {
    live.when(sendFiles('a', video), stored('a')).gives({ asks: {} })
    live.when(sendFiles('a', video), stored('a'), stored('a', 1)).gives({
      asks: {
        'send:a': {
          conversationId: lounge,
          clientId: clientId('a'),
          content: { ...video, url: 'https://store.example/a0', poster: 'https://store.example/a1' },
        },
      },
    })
  })

  it('OUT-3 later messages of the same conversation wait for a picture message, and other conversations do not', () => {
    live
      .when(sendFiles('a'), send('b'), {
        type: 'chat/SendMessage',
        conversationId: kitchen,
        clientId: clientId('c'),
        content: plainText('text c'),
      })
      .gives({ asks: sending('c', kitchen) })
  })

  it('R2-300 a picture message fails when the server refuses its file, but not when the server cannot be reached', () => {
    expect(
      threadOf(live.when(sendFiles('a'), failed('a', refused('No room'))).state, lounge).pending[0]?.failure,
    ).toEqual(refused('No room'))
    expect(threadOf(live.when(sendFiles('a'), failed('a', unreachable)).state, lounge).pending[0]?.failure).toBeNull()
  })

  it('OUT-2 a failed picture message waits again once its upload is retried, and stays failed if the upload fails again', () => {
    const failure = (...after: readonly Step[]) =>
      threadOf(live.when(sendFiles('a'), failed('a', refused('No room')), ...after).state, lounge).pending[0]?.failure
    const files: Step = { type: 'upload/RetryUpload', uploadId: clientId('a') }
    const whole: Step = { type: 'chat/RetryMessage', clientId: clientId('a') }
    expect(failure(files, whole)).toBeNull()
    expect(failure(files, failed('a', refused('Not here')), whole)).toEqual(refused('Not here'))
  })

  it('cancelling the upload of a picture message removes the message, unless the message is already being sent', () => {
    const giveUp: Step = { type: 'upload/DropUpload', uploadId: clientId('a') }
    expect(pending(live.when(sendFiles('a'), giveUp))).toEqual([])
    expect(pending(live.when(sendFiles('a'), stored('a'), giveUp))).toEqual(['a'])
  })
})
