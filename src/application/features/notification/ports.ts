import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { AccessRequest, NotificationItem, Notice, AccessRequestRef } from '../../../domain/notification'
import type { AppBadge } from '../../ports/browser/app-badge'
import type { Rows } from '../../ports/groups'

/** Notices of the service, and access requests (spec 2 §7 Notifications). Lists are newest first. */
export interface Notifications {
  readonly badge: AppBadge
  readonly notices: (offset: number, size: number) => TaskEither<Failure, Rows<Notice>>
  /** Access requests that this member may decide or has decided. */
  readonly requests: (offset: number, size: number) => TaskEither<Failure, Rows<AccessRequest>>
  /** Posts a decision once, to the path of the request's kind. Fails without a post if the id is malformed. */
  readonly decide: (order: AccessRequestRef, accepts: boolean) => TaskEither<Failure, void>
  /** Decodes a socket frame; `null` for an invalid frame. */
  readonly newsIn: (data: unknown) => NotificationItem | null
  readonly countDropped: (items: number) => void
  /**
   * The browser's current permission. The permission is requested elsewhere, and only when the member presses a button.
   */
  readonly permission: () => NoticePermission
}

export type NoticePermission = 'granted' | 'denied' | 'unasked' | 'none'
