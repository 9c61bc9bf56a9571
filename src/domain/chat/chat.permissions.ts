import { isStaffOf, type Group } from '../group'
import type { Xid } from '../kernel/ids'
import type { Instant } from '../kernel/instant'
import type { ChatMessage } from './chat'
import { plainText, wordsIn, type Content, type ContentKind } from './content'

/** Whoever looks at a message. */
export interface Viewer {
  readonly xid: Xid
  readonly isSuper: boolean
  readonly isVisitor: boolean
}

/** What can be done with a message, in the order in which it is offered. */
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

/** spec 1 §5: up to exactly so long after it was sent (OUT-9). */
const RECALL_MS = 24 * 3_600_000

/** What the service says by itself: nobody answers it, and nobody takes it back. */
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
  'video',
  'sticker',
  'richText',
  'groupInvite',
  'space',
  'reply',
])

/** Owner, admin or super user: they pin, delete and remove (spec 1 §6). */
export const isEditor = (viewer: Pick<Viewer, 'xid' | 'isSuper'>, group: Group): boolean =>
  viewer.isSuper || isStaffOf(group, viewer.xid)

/** decisions.md: what the service says, gifts and bubbles stay; what is of another kind may be taken back. */
export const isRecallable = ({ kind }: Content): boolean =>
  kind !== 'recalled' && kind !== 'bubble' && kind !== 'gift' && !SAID_BY_SERVICE.has(kind)

/** With other words, in which nobody is mentioned; the same where it has these, or none of its sender's own. */
export const reworded = (content: Content, text: string): Content =>
  (content.kind !== 'text' && content.kind !== 'reply') || content.text === text
    ? content
    : { ...content, text, mentions: [] }

/** A message of unknown time is not known to be young enough. */
export const isYoung = (sent: Instant | null, now: Instant): boolean => sent !== null && now - sent <= RECALL_MS

/** What is said elsewhere when it is forwarded, or `null`. A reply goes as its text: what it answers is not there. */
export const forwardOf = (content: Content): Content | null =>
  !FORWARDED.has(content.kind)
    ? null
    : content.kind === 'reply'
      ? plainText(content.text)
      : content.kind === 'text'
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
  const said = content.kind !== 'recalled' && content.kind !== 'unknown'
  const edits = group !== null && isEditor(viewer, group)
  switch (option) {
    case 'reply':
    case 'react':
      return said && !SAID_BY_SERVICE.has(content.kind)
    case 'forward':
      return forwardOf(content) !== null
    case 'copy':
      return said && wordsIn(content) !== ''
    case 'pin':
      return said && edits
    case 'recall':
      return own && isRecallable(content) && isYoung(message.at, now)
    case 'delete':
      return group === null || edits
    case 'deleteForAll':
      return group !== null && viewer.isSuper
    case 'report':
      return group !== null && said && !own && !SAID_BY_SERVICE.has(content.kind)
    case 'removeSender':
      return edits && !own && group.ownerXid !== message.from.xid && !SAID_BY_SERVICE.has(content.kind)
  }
}

/**
 * What this person can do with that message (spec 1 §6); `group` is `null` in a direct chat. Visitors, and those who
 * only
 * look into a group, may copy and nothing else. The server decides for itself.
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
