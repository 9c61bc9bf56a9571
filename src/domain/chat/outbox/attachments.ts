import * as t from 'io-ts'
import { ClientId, ConversationId } from '../../kernel/ids'
import { effectResult, message } from '../../kernel/message'
import { Entry, FileRefusal, UploadFile } from '../../upload'
import { Content } from '../content'

/** A picture or video that is ready to be sent; the addresses in it come once it is stored. */
const Ready = t.strict({ content: Content, files: t.readonlyArray(UploadFile) }, 'ReadyFile')

/** A file that was added to what is being written. */
export const Attachment = t.strict(
  {
    attachmentId: ClientId,
    conversationId: ConversationId,
    /** Stands for its bytes, which no log sees. */
    fileRef: t.number,
    via: Entry,
    /** `null` while it is looked at. */
    ready: t.union([Ready, t.null]),
    /** Of those that were sent with one press, the first; `null` while it is not sent. */
    sentWith: t.union([ClientId, t.null]),
    /** Taken out again: its bytes are to be forgotten. */
    isOver: t.boolean,
  },
  'Attachment',
)
export type Attachment = t.TypeOf<typeof Attachment>

/** Commands and facts of files that are added in one tab. */
export const attachmentMessages = {
  AttachFile: message('AttachFile', {
    conversationId: ConversationId,
    attachmentId: ClientId,
    fileRef: t.number,
    via: Entry,
  }),
  DropAttachment: message('DropAttachment', { attachmentId: ClientId }),
  /** Each becomes a message, in their order; they stay here until the account log holds them for good. */
  SendAttachments: message('SendAttachments', { conversationId: ConversationId }),
  FileAttached: effectResult('FileAttached', {
    attachmentId: ClientId,
    content: Content,
    files: t.readonlyArray(UploadFile),
  }),
  FileNotAttached: effectResult('FileNotAttached', { attachmentId: ClientId, refusal: FileRefusal }),
  /** All that were sent with that one. */
  AttachmentsHandedOver: effectResult('AttachmentsHandedOver', { sentWith: ClientId }),
  AttachmentForgotten: effectResult('AttachmentForgotten', { attachmentId: ClientId }),
} as const

type Codecs = typeof attachmentMessages
export type AttachmentMessage = t.TypeOf<Codecs[keyof Codecs]>
