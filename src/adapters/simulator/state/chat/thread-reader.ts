import type { ChatMessage } from '../../../../domain/chat'
import type { Xid } from '../../../../domain/kernel/ids'

/** A member as the reader of a conversation. */
export interface ThreadReader {
  readonly xid: Xid
  /** Whether this member may decide about requests to join. */
  readonly mayApprove: boolean
  /** Whether the generated history of the conversation contains requests to join. */
  readonly isPrivate: boolean
}

/** Whether the message is for this reader. Requests to join are for the owner, the admins and the applicant. */
export const isFor = ({ xid, mayApprove }: ThreadReader, { content }: ChatMessage): boolean =>
  content.kind !== 'accessRequest' || mayApprove || content.person.xid === xid
