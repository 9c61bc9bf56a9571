import { describe, expect, it } from 'vitest'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import { changesAfter, pageBefore, pageFrom } from '../../../../../src/adapters/simulator/state/chat/thread'
import { plainText } from '../../../../../src/domain/chat'
import { START } from '../town'
import { town, ada, ben, sky, square, say, after, wordsOf } from './message-fixture'
import { plainReader as plain } from '../../../../support/builders/thread-reader'

describe('A message that was deleted for everyone', () => {
  it('a message that was deleted for everyone is on no page and in no list of changes, and cannot be edited or recalled', () => {
    const posted = after(town, say(plainText('secret')))
    const { latest: seq } = threadOf(posted, square)
    const reacted = after(posted, {
      type: 'ReactionSet',
      at: START,
      xid: ben,
      conversationId: square,
      messageId: `id-${ada}-1`,
      memeId: 'e1',
      on: true,
    })
    expect(changesAfter(threadOf(reacted, square), plain(ben), 0, 200).messages).toHaveLength(1)
    const gone = after(reacted, {
      type: 'MessageDeletedForAll',
      at: START,
      xid: sky,
      gid: '10000001',
      messageId: `id-${ada}-1`,
    })
    const thread = threadOf(gone, square)
    expect(changesAfter(thread, plain(ben), 0, 200)).toEqual({ rev: 1, messages: [] })
    expect(
      JSON.stringify([pageBefore(thread, plain(ben), null, 5), pageFrom(thread, plain(ada), seq, seq, 5)]),
    ).not.toContain('secret')
    expect(
      wordsOf(gone, {
        type: 'MessageEdited',
        at: START,
        xid: ada,
        conversationId: square,
        seq,
        text: 'other',
        host: '',
      }),
    ).toEqual(['operation failed, try again later'])
    expect(wordsOf(gone, { type: 'MessageRecalled', at: START, xid: ada, conversationId: square, seq })).toEqual([
      'operation failed, try again later',
    ])
  })
})
