import { isStaffOf, type Group } from '../group'
import type { Xid } from '../kernel/ids'
import type { Instant } from '../kernel/instant'
import type { ChatMessage } from './chat'
import { plainText, wordsIn, type Content, type ContentKind } from './content'

export interface Viewer {
  readonly xid: Xid
  readonly isSuper: boolean
  readonly isVisitor: boolean
}

/** The actions on a message, in the order in which the menu shows them. */
export const MESSAGE_OPTIONS = [
  'reply',
  'react',
  'forward',
  'copy',
  'pin',
  'recall',
  'delete',
  'deleteForAll',
  'report',
  'removeSender',
] as const
export type MessageOption = (typeof MESSAGE_OPTIONS)[number]

/** The longest time after sending in which a message can be recalled (spec 1 §5, OUT-9). */
const RECALL_MS = 24 * 3_600_000

/** Messages that the service itself writes. Nobody can reply to them or recall them. */
const SAID_BY_SERVICE: ReadonlySet<ContentKind> = new Set([
  'notification',
  'accessGranted',
  'accessRequest',
  'join',
  'bubbleResult',
  'liveNotify',
  'groupSetAdmin',
  'privateSpaceState',
])
const FORWARDED: ReadonlySet<ContentKind> = new Set([
  'text',
  'image',
  'album',
  'video',
  'voice',
  'sticker',
  'richText',
  'groupInvite',
  'space',
  'reply',
])

/** Whether the viewer may pin, delete and remove messages: owners, admins and super users may (spec 1 §6). */
export const isEditor = (viewer: Pick<Viewer, 'xid' | 'isSuper'>, group: Group): boolean =>
  viewer.isSuper || isStaffOf(group, viewer.xid)

/**
 * Whether a message with this content can be recalled. Gifts, bubble rains and messages of the service cannot be
 * recalled (decisions.md).
 */
export const isRecallable = ({ kind }: Content): boolean =>
  kind !== 'recalled' && kind !== 'bubble' && kind !== 'gift' && !SAID_BY_SERVICE.has(kind)

/**
 * Replaces the text and drops the mentions in the old text. Returns the same object if nothing changes, or if the
 * content is not text.
 */
export const reworded = (content: Content, text: string): Content =>
  (content.kind !== 'text' && content.kind !== 'reply') || content.text === text
    ? content
    : { ...content, text, mentions: [] }

/** Whether the message is young enough to recall. A message without a known time cannot be recalled. */
export const isYoung = (sent: Instant | null, now: Instant): boolean => sent !== null && now - sent <= RECALL_MS

/**
 * The content to forward; `null` if content of this kind cannot be forwarded. A reply becomes plain text, because the
 * other chat does not contain the quoted message.
 */
export const forwardOf = (content: Content): Content | null =>
  !FORWARDED.has(content.kind)
    ? null
    : content.kind === 'reply'
      ? plainText(content.text)
      : content.kind === 'text' || content.kind === 'album'
        ? { ...content, mentions: [] }
        : content

const mayDo = (
  option: MessageOption,
  message: ChatMessage,
  viewer: Viewer,
  group: Group | null,
  now: Instant,
): boolean => {
  const { content } = message
  const own = message.from.xid === viewer.xid
  const hasContent = content.kind !== 'recalled' && content.kind !== 'unknown'
  const edits = group !== null && isEditor(viewer, group)
  switch (option) {
    case 'reply':
    case 'react':
      return hasContent && !SAID_BY_SERVICE.has(content.kind)
    case 'forward':
      return forwardOf(content) !== null
    case 'copy':
      return hasContent && wordsIn(content) !== ''
    case 'pin':
      return hasContent && edits
    case 'recall':
      return own && isRecallable(content) && isYoung(message.at, now)
    case 'delete':
      return group === null || edits
    case 'deleteForAll':
      return group !== null && viewer.isSuper
    case 'report':
      return hasContent && !own && !SAID_BY_SERVICE.has(content.kind)
    case 'removeSender':
      return edits && !own && group.ownerXid !== message.from.xid && !SAID_BY_SERVICE.has(content.kind)
  }
}

/**
 * The actions that this person may perform on the message (spec 1 §6). `group` is `null` in a direct chat.
 * Visitors, and people who browse a group without being members, may only copy. The server makes its own check.
 */
export const actsFor = (
  message: ChatMessage,
  viewer: Viewer,
  group: Group | null,
  now: Instant,
): readonly MessageOption[] => {
  const takesPart = !viewer.isVisitor && (group === null || group.isMember || viewer.isSuper)
  return MESSAGE_OPTIONS.filter(
    (option) => (takesPart || option === 'copy') && mayDo(option, message, viewer, group, now),
  )
}
