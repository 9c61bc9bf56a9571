import * as t from 'io-ts'
import { foldWithAsks } from '../../event-log'
import type { EffectRequestOf } from '../../kernel/effect'
import { ClientId, ConversationId } from '../../kernel/ids'
import type { ReceivedMessage } from '../../kernel/message'
import { drop, emptyTable, put, tableCodec } from '../../kernel/table'
import type { ForgetAccount } from '../../session'
import { Entry, FileRefusal, UploadFile } from '../../upload'
import { Attachment, attachmentMessages, type AttachmentMessage } from './attachments'
import { Content } from '../content'

const Handed = t.strict({ clientId: ClientId, content: Content, files: t.readonlyArray(UploadFile) })

export const attachmentEffects = {
  checkFile: t.strict({ attachmentId: ClientId, fileRef: t.number, via: Entry }),
  handFilesOver: t.strict({ sentWith: ClientId, conversationId: ConversationId, items: t.readonlyArray(Handed) }),
  forgetFile: t.strict({ attachmentId: ClientId }),
}
type AttachmentAsk = EffectRequestOf<typeof attachmentEffects>

/** `refused`: why the last file of a conversation was not taken. */
const Attachments = t.strict({ list: t.readonlyArray(Attachment), refused: tableCodec(FileRefusal) }, 'Attachments')
type Attachments = t.TypeOf<typeof Attachments>
const none: Attachments = { list: [], refused: emptyTable() }

type AttachmentHears = ReceivedMessage<AttachmentMessage | ForgetAccount>

const change = (data: Attachments, id: ClientId, by: Partial<Attachment>): Attachments => ({
  ...data,
  list: data.list.map((one) => (one.attachmentId === id ? { ...one, ...by } : one)),
})
const without = (data: Attachments, id: ClientId): Attachments => ({
  ...data,
  list: data.list.filter(({ attachmentId }) => attachmentId !== id),
})

const attach = (
  data: Attachments,
  { attachmentId, conversationId, fileRef, via }: Extract<AttachmentMessage, { type: 'AttachFile' }>,
): Attachments =>
  data.list.some((one) => one.attachmentId === attachmentId)
    ? data
    : {
        list: [
          ...data.list,
          { attachmentId, conversationId, fileRef, via, ready: null, sentWith: null, isOver: false },
        ],
        refused: drop(data.refused, conversationId),
      }

const refuse = (data: Attachments, id: ClientId, refusal: FileRefusal): Attachments => {
  const conversationId = data.list.find(({ attachmentId }) => attachmentId === id)?.conversationId
  return {
    ...without(data, id),
    refused: conversationId === undefined ? data.refused : put(data.refused, conversationId, refusal),
  }
}

const send = (data: Attachments, conversationId: ConversationId): Attachments => {
  const goes = (one: Attachment): boolean =>
    one.conversationId === conversationId && one.ready !== null && one.sentWith === null && !one.isOver
  const sentWith = data.list.find(goes)?.attachmentId ?? null
  return {
    list: data.list.map((one) => (goes(one) ? { ...one, sentWith } : one)),
    refused: drop(data.refused, conversationId),
  }
}

const fold = (data: Attachments, heard: AttachmentHears): Attachments => {
  switch (heard.type) {
    case 'AttachFile':
      return attach(data, heard)
    case 'FileAttached':
      return change(data, heard.attachmentId, { ready: { content: heard.content, files: heard.files } })
    case 'FileNotAttached':
      return refuse(data, heard.attachmentId, heard.refusal)
    case 'DropAttachment':
      return change(data, heard.attachmentId, { isOver: true })
    case 'SendAttachments':
      return send(data, heard.conversationId)
    case 'AttachmentsHandedOver':
      return { ...data, list: data.list.filter(({ sentWith }) => sentWith !== heard.sentWith) }
    case 'AttachmentForgotten':
      return without(data, heard.attachmentId)
    case 'ForgetAccount':
      return none
  }
}

/** Those of one press go together, so that they arrive in their order, and what is said after them after them. */
const handing = (list: readonly Attachment[]): readonly AttachmentAsk[] =>
  list.flatMap(({ attachmentId, sentWith, conversationId }): readonly AttachmentAsk[] => {
    if (sentWith !== attachmentId) return []
    const items = list.flatMap((one) =>
      one.sentWith === sentWith && one.ready !== null ? [{ clientId: one.attachmentId, ...one.ready }] : [],
    )
    return [['handFilesOver', { id: `hand:${sentWith}`, input: { sentWith, conversationId, items } }]]
  })

const wantedAsks = ({ list }: Attachments): readonly AttachmentAsk[] => {
  const asks = list.flatMap((one): readonly AttachmentAsk[] => {
    const { attachmentId, fileRef, via, ready } = one
    if (one.sentWith !== null) return []
    if (one.isOver) return [['forgetFile', { id: `forget:${attachmentId}`, input: { attachmentId } }]]
    return ready === null ? [['checkFile', { id: `check:${attachmentId}`, input: { attachmentId, fileRef, via } }]] : []
  })
  return [...asks, ...handing(list)]
}

/**
 * Files beside what is being written: looked at, shown, taken out again, or handed over to the outbox with their bytes.
 */
export const attachmentsReducer = foldWithAsks('attachments', {
  initial: none,
  codec: Attachments,
  reduce: fold,
  effects: wantedAsks,
  handles: [...Object.keys(attachmentMessages), 'ForgetAccount'],
})

type State = typeof attachmentsReducer.initial

/** What is added to what is written there, in its order. */
export const attachmentsIn = ({ data }: State, id: ConversationId): readonly Attachment[] =>
  data.list.filter((one) => one.conversationId === id && one.sentWith === null && !one.isOver)

export const attachmentRefusal = ({ data }: State, id: ConversationId): FileRefusal | null => data.refused[id] ?? null
