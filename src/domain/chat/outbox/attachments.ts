import * as t from 'io-ts'
import { orNull } from '../../kernel/or-null'
import { withDefault } from '../../kernel/with-default'
import { ClientId, ConversationId } from '../../kernel/ids'
import { effectResult, message } from '../../kernel/message'
import { Entry, FileRefusal, UploadFile } from '../../upload'
import { Content, Mention } from '../content'

/** A picture or video that is ready to be sent. Its URLs are set once its files are stored. */
const Ready = t.strict({ content: Content, files: t.readonlyArray(UploadFile) }, 'ReadyFile')

/** The text that goes with the pictures of one press. */
export const Caption = t.strict({ text: t.string, mentions: t.readonlyArray(Mention) }, 'Caption')
export type Caption = t.TypeOf<typeof Caption>
const caption = withDefault(orNull(Caption), null)

export const Attachment = t.strict(
  {
    attachmentId: ClientId,
    conversationId: ConversationId,
    /** A reference to the file's bytes, which no log contains. */
    fileRef: t.number,
    via: Entry,
    /** The checked file; `null` while the check runs. */
    ready: t.union([Ready, t.null]),
    /** The id of the first attachment that was sent with the same press; `null` before the press. */
    sentWith: t.union([ClientId, t.null]),
    /** The caption of the press. Only the first attachment of the press has it. */
    caption,
    /** The person removed the attachment, so its bytes must be deleted. */
    isOver: t.boolean,
  },
  'Attachment',
)
export type Attachment = t.TypeOf<typeof Attachment>

/** Commands and facts of attachments in one tab. */
export const attachmentMessages = {
  'chat/AttachFile': message('chat/AttachFile', {
    conversationId: ConversationId,
    attachmentId: ClientId,
    fileRef: t.number,
    via: Entry,
  }),
  'chat/DropAttachment': message('chat/DropAttachment', { attachmentId: ClientId }),
  /**
   * The pictures become an album, and each video becomes a message. A caption needs a picture. The attachments stay in this tab until the account log has stored the
   * messages.
   */
  'chat/SendAttachments': message('chat/SendAttachments', { conversationId: ConversationId, caption }),
  'chat/FileAttached': effectResult('chat/FileAttached', {
    attachmentId: ClientId,
    content: Content,
    files: t.readonlyArray(UploadFile),
  }),
  'chat/FileNotAttached': effectResult('chat/FileNotAttached', { attachmentId: ClientId, refusal: FileRefusal }),
  'chat/AttachmentsSent': effectResult('chat/AttachmentsSent', { sentWith: ClientId }),
  'chat/AttachmentDropped': effectResult('chat/AttachmentDropped', { attachmentId: ClientId }),
} as const

type Codecs = typeof attachmentMessages
export type AttachmentMessage = t.TypeOf<Codecs[keyof Codecs]>
