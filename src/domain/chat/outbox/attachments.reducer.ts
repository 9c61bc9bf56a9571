import * as t from 'io-ts'
import { reducerWithEffects } from '../../event-log'
import type { EffectRequestOf } from '../../kernel/effect'
import { ClientId, ConversationId } from '../../kernel/ids'
import type { ReceivedMessage } from '../../kernel/message'
import { drop, emptyTable, put, tableCodec } from '../../kernel/table'
import type { ForgetAccount } from '../../session'
import { Entry, FileRefusal } from '../../upload'
import { Attachment, attachmentMessages, type AttachmentMessage } from './attachments'
import { HandedMessage, handedMessages } from './handed-messages'

export const attachmentEffects = {
  checkFile: t.strict({ attachmentId: ClientId, fileRef: t.number, via: Entry }),
  handFilesOver: t.strict({
    sentWith: ClientId,
    conversationId: ConversationId,
    items: t.readonlyArray(HandedMessage),
  }),
  forgetFile: t.strict({ attachmentId: ClientId }),
}
type AttachmentRequest = EffectRequestOf<typeof attachmentEffects>

/** `refused`: why the last file was refused, by conversation. */
const Attachments = t.strict({ list: t.readonlyArray(Attachment), refused: tableCodec(FileRefusal) }, 'Attachments')
type Attachments = t.TypeOf<typeof Attachments>
const none: Attachments = { list: [], refused: emptyTable() }

type AttachmentInput = ReceivedMessage<AttachmentMessage | ForgetAccount>

const change = (data: Attachments, id: ClientId, by: Partial<Attachment>): Attachments => ({
  ...data,
  list: data.list.map((attachment) => (attachment.attachmentId === id ? { ...attachment, ...by } : attachment)),
})
const without = (data: Attachments, id: ClientId): Attachments => ({
  ...data,
  list: data.list.filter(({ attachmentId }) => attachmentId !== id),
})

const attach = (
  data: Attachments,
  { attachmentId, conversationId, fileRef, via }: Extract<AttachmentMessage, { type: 'chat/AttachFile' }>,
): Attachments =>
  data.list.some((attachment) => attachment.attachmentId === attachmentId)
    ? data
    : {
        list: [
          ...data.list,
          { attachmentId, conversationId, fileRef, via, ready: null, sentWith: null, caption: null, isOver: false },
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

const send = (
  data: Attachments,
  { conversationId, caption }: Extract<AttachmentMessage, { type: 'chat/SendAttachments' }>,
): Attachments => {
  const goes = (attachment: Attachment): boolean =>
    attachment.conversationId === conversationId &&
    attachment.ready !== null &&
    attachment.sentWith === null &&
    !attachment.isOver
  const sentWith = data.list.find(goes)?.attachmentId ?? null
  return {
    list: data.list.map((attachment) =>
      goes(attachment)
        ? { ...attachment, sentWith, caption: attachment.attachmentId === sentWith ? caption : null }
        : attachment,
    ),
    refused: drop(data.refused, conversationId),
  }
}

const fold = (data: Attachments, message: AttachmentInput): Attachments => {
  switch (message.type) {
    case 'chat/AttachFile':
      return attach(data, message)
    case 'chat/FileAttached':
      return change(data, message.attachmentId, { ready: { content: message.content, files: message.files } })
    case 'chat/FileNotAttached':
      return refuse(data, message.attachmentId, message.refusal)
    case 'chat/DropAttachment':
      return change(data, message.attachmentId, { isOver: true })
    case 'chat/SendAttachments':
      return send(data, message)
    case 'chat/AttachmentsSent':
      return { ...data, list: data.list.filter(({ sentWith }) => sentWith !== message.sentWith) }
    case 'chat/AttachmentDropped':
      return without(data, message.attachmentId)
    case 'ForgetAccount':
      return none
  }
}

/** All files that one press sends form one request, so that the files arrive in order and before later messages. */
const handing = (list: readonly Attachment[]): readonly AttachmentRequest[] =>
  list.flatMap(({ attachmentId, sentWith, conversationId }): readonly AttachmentRequest[] => {
    if (sentWith !== attachmentId) return []
    const items = handedMessages(list.filter((attachment) => attachment.sentWith === sentWith))
    return [['handFilesOver', { id: `hand:${sentWith}`, input: { sentWith, conversationId, items } }]]
  })

const wantedEffects = ({ list }: Attachments): readonly AttachmentRequest[] => {
  const requests = list.flatMap((attachment): readonly AttachmentRequest[] => {
    const { attachmentId, fileRef, via, ready } = attachment
    if (attachment.sentWith !== null) return []
    if (attachment.isOver) return [['forgetFile', { id: `forget:${attachmentId}`, input: { attachmentId } }]]
    return ready === null ? [['checkFile', { id: `check:${attachmentId}`, input: { attachmentId, fileRef, via } }]] : []
  })
  return [...requests, ...handing(list)]
}

/**
 * Files that are attached to a draft. The person removes or sends each file. A sent file moves to the outbox with its
 * bytes.
 */
export const attachmentsReducer = reducerWithEffects('chat/attachments', {
  initial: none,
  codec: Attachments,
  reduce: fold,
  effects: wantedEffects,
  handles: [...Object.keys(attachmentMessages), 'ForgetAccount'],
})

type State = typeof attachmentsReducer.initial

export const attachmentsIn = ({ data }: State, id: ConversationId): readonly Attachment[] =>
  data.list.filter(
    (attachment) => attachment.conversationId === id && attachment.sentWith === null && !attachment.isOver,
  )

export const attachmentRefusal = ({ data }: State, id: ConversationId): FileRefusal | null => data.refused[id] ?? null

/** The messages of this tab's files that have not reached the account's outbox. */
export const handedIn = ({ data: { list } }: State): readonly (HandedMessage & Pick<Attachment, 'conversationId'>)[] =>
  list
    .filter(({ sentWith, attachmentId }) => sentWith === attachmentId)
    .flatMap(({ sentWith, conversationId }) =>
      handedMessages(list.filter((attachment) => attachment.sentWith === sentWith)).map((handed) => ({
        ...handed,
        conversationId,
      })),
    )
