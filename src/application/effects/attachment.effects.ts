import * as E from 'fp-ts/Either'
import type { AccountMessage } from '../../domain/account-log'
import { attachmentEffects, type Content } from '../../domain/chat'
import type { Xid } from '../../domain/kernel/ids'
import type { TabMessage } from '../../domain/tab-log'
import { attachmentKey } from '../../domain/upload'
import { acting, type Asked, type Effect } from '../effect'
import type { HeldFiles } from '../held-files'
import type { Ports } from '../ports'
import type { FileBytes } from '../ports/file-store'
import type { Prepared } from '../ports/media'
import { rising } from '../rising'

interface Needs {
  readonly ports: Ports
  readonly held: HeldFiles
  readonly me: () => Xid | null
  readonly sayToAccount: (message: AccountMessage) => Promise<void>
}

const contentOf = (prepared: Prepared): Content => {
  const { width, height } = prepared
  return prepared.kind === 'image' ? { kind: 'image', url: null, width, height }
    : { kind: 'video', url: null, poster: null, width, height, seconds: prepared.seconds }
}
const bodiesOf = (prepared: Prepared): readonly FileBytes[] =>
  (prepared.kind === 'image' ? [prepared.body] : [prepared.body, prepared.poster])

type AttachmentEffects = Readonly<Record<keyof typeof attachmentEffects, Effect<TabMessage>>>

export const makeAttachmentEffects = ({ ports, held, me, sayToAccount }: Needs, moment = rising(ports.clock)): AttachmentEffects => ({
  checkFile: acting(attachmentEffects.checkFile, ({ attachmentId, fileRef, via }, { ask, say }: Asked<TabMessage>) => {
    const check = async (): Promise<void> => {
      const file = held.take(fileRef)
      const xid = me()
      if (file === null || xid === null) return say({ type: 'FileNotAttached', ask, attachmentId, refusal: 'lost' })
      const prepared = await ports.media.prepare(file, via)
      if (E.isLeft(prepared)) return say({ type: 'FileNotAttached', ask, attachmentId, refusal: prepared.left })
      const bodies = bodiesOf(prepared.right)
      await ports.keptFiles.keep(attachmentId, bodies)
      const files = bodies.map(({ type, size }) => ({ key: attachmentKey(xid, type, { at: moment(), chance: ports.random.id() }), type, bytes: size }))
      return say({ type: 'FileAttached', ask, attachmentId, content: contentOf(prepared.right), files })
    }
    void check()
  }),
  handFilesOver: acting(attachmentEffects.handFilesOver, ({ sentWith, conversationId, items }, { ask, say }: Asked<TabMessage>) => {
    // All in one turn: nothing that is said after them comes between.
    const told = items.map(({ clientId, content, files }) => sayToAccount({ type: 'SendFiles', conversationId, clientId, content, files }))
    void Promise.all(told).then(() => say({ type: 'AttachmentsHandedOver', ask, sentWith }))
  }),
  forgetFile: acting(attachmentEffects.forgetFile, ({ attachmentId }, { ask, say }: Asked<TabMessage>) => {
    void ports.keptFiles.drop(attachmentId).then(() => say({ type: 'AttachmentForgotten', ask, attachmentId }))
  }),
})
