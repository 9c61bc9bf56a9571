import * as E from 'fp-ts/Either'
import { attachmentEffects, attachmentMessages, type Content } from '../../../domain/chat'
import type { TabMessage } from '../../../domain/features'
import { attachmentKey } from '../../../domain/upload'
import { failsWith, tabEffects, type Effect } from '../../effects/effect'
import type { FileBytes } from '../../ports/file-store'
import type { Prepared } from '../../ports/media'
import { uniqueTimestamps } from '../../log/tabs/unique-timestamps'
import type { TabDeps } from '../../effects/tab-deps'

const { customIdempotent } = tabEffects

type Deps = Pick<TabDeps, 'ports' | 'held' | 'me' | 'dispatchToAccount'>

const contentOf = (prepared: Prepared): Content => {
  const { width, height } = prepared
  return prepared.kind === 'image'
    ? { kind: 'image', url: null, width, height }
    : { kind: 'video', url: null, poster: null, width, height, seconds: prepared.seconds }
}
const bodiesOf = (prepared: Prepared): readonly FileBytes[] =>
  prepared.kind === 'image' ? [prepared.body] : [prepared.body, prepared.poster]

type AttachmentEffects = Readonly<Record<keyof typeof attachmentEffects, Effect<TabMessage>>>

export const makeAttachmentEffects = (
  { ports, held, me, dispatchToAccount }: Deps,
  moment = uniqueTimestamps(ports.clock),
): AttachmentEffects => ({
  checkFile: customIdempotent(attachmentEffects.checkFile, {
    perform: async ({ attachmentId, fileRef, via }, { ref: ask, dispatch }) => {
      const file = held.take(fileRef)
      const xid = me()
      if (file === null || xid === null)
        return dispatch({ type: 'chat/FileNotAttached', ask, attachmentId, refusal: 'lost' })
      const prepared = await ports.media.prepare(file, via)
      if (E.isLeft(prepared))
        return dispatch({ type: 'chat/FileNotAttached', ask, attachmentId, refusal: prepared.left })
      const bodies = bodiesOf(prepared.right)
      await ports.fileCache.keep(attachmentId, bodies)
      const files = bodies.map(({ type, size }) => ({
        key: attachmentKey(xid, type, { at: moment(), chance: ports.random.id() }),
        type,
        bytes: size,
      }))
      return dispatch({ type: 'chat/FileAttached', ask, attachmentId, content: contentOf(prepared.right), files })
    },
    failed: failsWith(attachmentMessages['chat/FileNotAttached'], { refusal: 'lost' }),
  }),
  handFilesOver: customIdempotent(attachmentEffects.handFilesOver, {
    perform: async ({ sentWith, conversationId, items }, { ref: ask, dispatch, session: under }) => {
      // Dispatch all messages synchronously, so that no later command comes between them.
      await Promise.all(
        items.map(({ clientId, content, files }) =>
          dispatchToAccount({ type: 'chat/SendFiles', conversationId, clientId, content, files }, under),
        ),
      )
      dispatch({ type: 'chat/AttachmentsSent', ask, sentWith })
    },
    failed: failsWith(attachmentMessages['chat/AttachmentsSent']),
  }),
  forgetFile: customIdempotent(attachmentEffects.forgetFile, {
    perform: async ({ attachmentId }, { ref: ask, dispatch }) => {
      await ports.fileCache.drop(attachmentId)
      dispatch({ type: 'chat/AttachmentDropped', ask, attachmentId })
    },
    failed: failsWith(attachmentMessages['chat/AttachmentDropped']),
  }),
})
