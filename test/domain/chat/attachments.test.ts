import { describe, expect, it } from 'vitest'
import { attachmentRefusal, attachmentsIn, type Content } from '../../../src/domain/chat'
import { attachmentsReducer } from '../../../src/domain/chat/outbox/attachments.reducer'
import { clientId, kitchen, lounge } from '../../support/builders/message'
import { given, type Step } from '../../support/given'

const image: Content = { kind: 'image', url: null, width: 4, height: 3 }
const files = [{ key: 'k', type: 'image/png', bytes: 9 }]
const a = clientId('a')
const b = clientId('b')
const add = (id = a, fileRef = 1): Step => ({
  type: 'chat/AttachFile',
  conversationId: lounge,
  attachmentId: id,
  fileRef,
  via: 'picker',
})
const taken =
  (id = a): Step =>
  (ask) => ({ type: 'chat/FileAttached', ask: ask(`check:${id}`), attachmentId: id, content: image, files })
const send: Step = { type: 'chat/SendAttachments', conversationId: lounge }

describe('Files attached to a draft', () => {
  it('several attached files are checked at the same time, and stay in the order in which the member attached them', () => {
    const two = given(attachmentsReducer, add(), add(b, 2))
    two.gives({
      asks: {
        'check:a': { attachmentId: a, fileRef: 1, via: 'picker' },
        'check:b': { attachmentId: b, fileRef: 2, via: 'picker' },
      },
    })
    expect(attachmentsIn(two.when(taken(b), taken()).state, lounge).map(({ attachmentId }) => attachmentId)).toEqual([
      a,
      b,
    ])
    expect(attachmentsIn(two.state, kitchen)).toEqual([])
  })

  it('R1-192 a file that fails its check disappears from the draft, and the reason shows until another file is attached', () => {
    const refused = given(attachmentsReducer, add(), (ask) => ({
      type: 'chat/FileNotAttached',
      ask: ask('check:a'),
      attachmentId: a,
      refusal: 'imageType',
    }))
    expect([attachmentsIn(refused.state, lounge), attachmentRefusal(refused.state, lounge)]).toEqual([[], 'imageType'])
    expect(attachmentRefusal(refused.when(add(b, 2)).state, lounge)).toBeNull()
  })

  it('attached files are sent together in their order, and leave the draft once the outbox has them', () => {
    const sent = given(attachmentsReducer, add(), add(b, 2), taken(), taken(b), send)
    sent.gives({
      asks: {
        'hand:a': {
          sentWith: a,
          conversationId: lounge,
          items: [
            { clientId: a, content: image, files },
            { clientId: b, content: image, files },
          ],
        },
      },
    })
    sent.reloaded().gives({ asks: sent.asked() })
    sent
      .when((ask) => ({ type: 'chat/AttachmentsSent', ask: ask('hand:a'), sentWith: a }))
      .gives({ asks: {}, data: { list: [] } })
  })

  it('sending the attached files leaves out the files that are still being checked', () => {
    const sent = given(attachmentsReducer, add(), add(b, 2), taken(), send)
    expect(Object.keys(sent.asked())).toEqual(['check:b', 'hand:a'])
  })

  it('when the member removes an attached file from the draft, the stored bytes of the file are deleted', () => {
    given(attachmentsReducer, add(), taken(), { type: 'chat/DropAttachment', attachmentId: a })
      .gives({ asks: { 'forget:a': { attachmentId: a } } })
      .when((ask) => ({ type: 'chat/AttachmentDropped', ask: ask('forget:a'), attachmentId: a }))
      .gives({ data: { list: [] } })
  })

  it('OUT-10 attached files are removed when the session ends', () => {
    given(attachmentsReducer, add(), taken())
      .when({ type: 'ForgetAccount' })
      .gives({ asks: {}, data: { list: [] } })
  })
})
