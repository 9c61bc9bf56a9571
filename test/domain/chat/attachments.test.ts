import { describe, expect, it } from 'vitest'
import { attachmentRefusal, attachmentsIn, handedIn, type Content } from '../../../src/domain/chat'
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
const send: Step = { type: 'chat/SendAttachments', conversationId: lounge, caption: null }
const caption = { text: 'From the roof', mentions: [{ xid: null, name: 'all' }] }
const withCaption: Step = { ...send, caption }
const video: Content = { kind: 'video', url: null, poster: null, width: 4, height: 3, seconds: 9 }
const album = (count: number, text = '', mentions: (typeof caption)['mentions'] = []): Content => ({
  kind: 'album',
  pictures: Array.from({ length: count }, () => ({ url: null, width: 4, height: 3 })),
  text,
  mentions,
})
/** The messages that this press hands over to the outbox. */
const handed = (press: Step, attached: readonly (readonly [string, Content])[]) => {
  const story = given(attachmentsReducer, ...attached.map(([id], i) => add(clientId(id), i)))
    .when(
      ...attached.map(([id, content]): Step => (ask) => ({
        type: 'chat/FileAttached',
        ask: ask(`check:${id}`),
        attachmentId: clientId(id),
        content,
        files: [{ key: id, type: 'image/png', bytes: 9 }],
      })),
    )
    .when(press)
  return handedIn(story.state).map(({ clientId: id, content, files: keys, sources }) => ({
    id,
    content,
    keys: keys.map(({ key }) => key),
    sources,
  }))
}

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

  it('R4-011 several pictures of one press become an album in their order, and leave the draft once the outbox has them', () => {
    const sent = given(attachmentsReducer, add(), add(b, 2), taken(), taken(b), send)
    sent.gives({
      asks: {
        'hand:a': {
          sentWith: a,
          conversationId: lounge,
          items: [{ clientId: a, content: album(2), files: [...files, ...files], sources: [a, b] }],
        },
      },
    })
    sent.reloaded().gives({ asks: sent.asked() })
    sent
      .when((ask) => ({ type: 'chat/AttachmentsSent', ask: ask('hand:a'), sentWith: a }))
      .gives({ asks: {}, data: { list: [] } })
  })

  it('R4-011 a single picture without a text is no album', () => {
    expect(handed(send, [['a', image]])).toEqual([{ id: 'a', content: image, keys: ['a'], sources: [] }])
  })

  it('R4-012 the text of the press is the caption of its pictures, also of a single picture', () => {
    expect(handed(withCaption, [['a', image]])).toEqual([
      { id: 'a', content: album(1, caption.text, caption.mentions), keys: ['a'], sources: ['a'] },
    ])
  })

  it('R4-011 an album has at most ten pictures: the caption stands at the first, and the rest follows in another', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `p${i}`)
    expect(
      handed(
        withCaption,
        ids.map((id) => [id, image] as const),
      ),
    ).toEqual([
      {
        id: 'p0',
        content: album(10, caption.text, caption.mentions),
        keys: ids.slice(0, 10),
        sources: ids.slice(0, 10),
      },
      { id: 'p10', content: album(2), keys: ['p10', 'p11'], sources: ['p10', 'p11'] },
    ])
  })

  it('R4-011 a video between pictures follows the album as a message of its own', () => {
    expect(
      handed(send, [
        ['a', image],
        ['v', video],
        ['b', image],
      ]),
    ).toEqual([
      { id: 'a', content: album(2), keys: ['a', 'b'], sources: ['a', 'b'] },
      { id: 'v', content: video, keys: ['v'], sources: [] },
    ])
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
