import * as t from 'io-ts'
import { ClientId, ConversationId } from '../../kernel/ids'
import { effectResult, message } from '../../kernel/message'
import { Entry, FileRefusal, UploadFile } from '../../upload'
import { Content } from '../content'

/** A picture or video that is ready to be sent. Its addresses follow once it is stored. */
const Ready = t.strict({ content: Content, files: t.readonlyArray(UploadFile) }, 'ReadyFile')

/** A file beside a draft. */
export const Attachment = t.strict(
  {
    attachmentId: ClientId,
    conversationId: ConversationId,
    /** Refers to the file's bytes, which no log contains. */
    fileRef: t.number,
    via: Entry,
    /** `null` while the file is checked. */
    ready: t.union([Ready, t.null]),
    /** The first attachment of the press that sent this one; `null` while it is not sent. */
    sentWith: t.union([ClientId, t.null]),
    /** The person removed it, so its bytes must be deleted. */
    isOver: t.boolean,
  },
  'Attachment',
)
export type Attachment = t.TypeOf<typeof Attachment>

/** Commands and facts of attachments in one tab. */
export const attachmentMessages = {
  AttachFile: message('AttachFile', {
    conversationId: ConversationId,
    attachmentId: ClientId,
    fileRef: t.number,
    via: Entry,
  }),
  DropAttachment: message('DropAttachment', { attachmentId: ClientId }),
  /** Each attachment becomes a message, in their order. They stay here until the account log has stored them. */
  SendAttachments: message('SendAttachments', { conversationId: ConversationId }),
  FileAttached: effectResult('FileAttached', {
    attachmentId: ClientId,
    content: Content,
    files: t.readonlyArray(UploadFile),
  }),
  FileNotAttached: effectResult('FileNotAttached', { attachmentId: ClientId, refusal: FileRefusal }),
  AttachmentsHandedOver: effectResult('AttachmentsHandedOver', { sentWith: ClientId }),
  AttachmentForgotten: effectResult('AttachmentForgotten', { attachmentId: ClientId }),
} as const

type Codecs = typeof attachmentMessages
export type AttachmentMessage = t.TypeOf<Codecs[keyof Codecs]>
