import * as E from 'fp-ts/Either'
import { attachmentEffects, attachmentMessages, handedIn, type Content, type HandedMessage } from '../../../domain/chat'
import type { AccountMessage, SlicesOf, TabMessage } from '../../../domain/features'
import type { ClientId, ConversationId } from '../../../domain/kernel/ids'
import { attachmentKey } from '../../../domain/upload'
import { failsWith, tabEffects, type Effect } from '../../effects/effect'
import type { FileBytes } from '../../ports/file-store'
import type { Ports } from '../../ports'
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

/**
 * Keeps the bytes of an album's pictures under the id of its message, which is the id of the first picture. A repeated
 * call finds the bytes there. If bytes are missing, the upload of that picture fails.
 */
const joinBytes = async ({ keep, read }: Ports['fileCache'], sources: readonly ClientId[]): Promise<void> => {
  const [first] = sources
  if (first === undefined) return
  const found = await Promise.all(sources.map(async (id, i) => (await read(first, i)) ?? (await read(id, 0))))
  const bodies = found.flatMap((file) => (file === null ? [] : [file.body]))
  if (bodies.length === sources.length) await keep(first, bodies)
}

interface Handed extends Omit<HandedMessage, 'sources'> {
  readonly conversationId: ConversationId
}
const sendFiles = ({ conversationId, clientId, content, files }: Handed) =>
  ({ type: 'chat/SendFiles', conversationId, clientId, content, files }) as const

/** The sent messages of this tab's files that the account's log may not contain. */
export const owedByAttachments = (
  state: ReturnType<SlicesOf<'chat'>['tab']['attachments']['get']>,
): readonly AccountMessage[] => handedIn(state).map(sendFiles)

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
      await Promise.all(items.map(({ sources }) => joinBytes(ports.fileCache, sources)))
      // Dispatch all messages synchronously, so that no later command comes between them.
      await Promise.all(items.map((message) => dispatchToAccount(sendFiles({ ...message, conversationId }), under)))
      await Promise.all(items.flatMap(({ sources }) => sources.slice(1).map((id) => ports.fileCache.drop(id))))
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
