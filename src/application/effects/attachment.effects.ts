import * as E from 'fp-ts/Either'
import { attachmentEffects, attachmentMessages, type Content } from '../../domain/chat'
import type { TabMessage } from '../../domain/tab-log'
import { attachmentKey } from '../../domain/upload'
import { failing, tabEffects, type Effect } from '../effect'
import type { FileBytes } from '../ports/file-store'
import type { Prepared } from '../ports/media'
import { rising } from '../tabs/rising'
import type { TabNeeds } from './tab-needs'

const { idempotentInSteps } = tabEffects

type Needs = Pick<TabNeeds, 'ports' | 'held' | 'me' | 'sayToAccount'>

const contentOf = (prepared: Prepared): Content => {
  const { width, height } = prepared
  return prepared.kind === 'image' ? { kind: 'image', url: null, width, height }
    : { kind: 'video', url: null, poster: null, width, height, seconds: prepared.seconds }
}
const bodiesOf = (prepared: Prepared): readonly FileBytes[] =>
  (prepared.kind === 'image' ? [prepared.body] : [prepared.body, prepared.poster])

type AttachmentEffects = Readonly<Record<keyof typeof attachmentEffects, Effect<TabMessage>>>

export const makeAttachmentEffects = ({ ports, held, me, sayToAccount }: Needs, moment = rising(ports.clock)): AttachmentEffects => ({
  checkFile: idempotentInSteps(attachmentEffects.checkFile, {
    perform: async ({ attachmentId, fileRef, via }, { ask, say }) => {
      const file = held.take(fileRef)
      const xid = me()
      if (file === null || xid === null) return say({ type: 'FileNotAttached', ask, attachmentId, refusal: 'lost' })
      const prepared = await ports.media.prepare(file, via)
      if (E.isLeft(prepared)) return say({ type: 'FileNotAttached', ask, attachmentId, refusal: prepared.left })
      const bodies = bodiesOf(prepared.right)
      await ports.keptFiles.keep(attachmentId, bodies)
      const files = bodies.map(({ type, size }) => ({ key: attachmentKey(xid, type, { at: moment(), chance: ports.random.id() }), type, bytes: size }))
      return say({ type: 'FileAttached', ask, attachmentId, content: contentOf(prepared.right), files })
    },
    failed: failing(attachmentMessages.FileNotAttached, { refusal: 'lost' }),
  }),
  handFilesOver: idempotentInSteps(attachmentEffects.handFilesOver, {
    perform: async ({ sentWith, conversationId, items }, { ask, say, under }) => {
      // All in one turn: nothing that is said after them comes between.
      await Promise.all(items.map(({ clientId, content, files }) => sayToAccount({ type: 'SendFiles', conversationId, clientId, content, files }, under)))
      say({ type: 'AttachmentsHandedOver', ask, sentWith })
    },
    failed: failing(attachmentMessages.AttachmentsHandedOver),
  }),
  forgetFile: idempotentInSteps(attachmentEffects.forgetFile, {
    perform: async ({ attachmentId }, { ask, say }) => {
      await ports.keptFiles.drop(attachmentId)
      say({ type: 'AttachmentForgotten', ask, attachmentId })
    },
    failed: failing(attachmentMessages.AttachmentForgotten),
  }),
})
