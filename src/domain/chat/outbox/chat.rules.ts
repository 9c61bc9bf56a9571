import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isStaffOf, type Group } from '../../group'
import { refusedLink } from '../../kernel/links'
import { utf8Size } from '../../kernel/utf8-size'
import type { Profile, Session } from '../../session'
import { isWithinGraphemes } from '../../kernel/graphemes'
import { TEXT_LIMIT } from '../chat'
import type { SendRefusal } from './chat.refusal'
import { wordsIn, type Content, type ContentKind } from '../content'

export interface Author {
  readonly session: Pick<Session, 'xid' | 'method'> | null
  readonly profile: Pick<Profile, 'level' | 'isSuper'> | null
}

/** Characters that are invisible. A text with nothing else counts as empty (BI-028, BI-095). */
const BLANK =
  /^[\s\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]*$/u

export const isBlank = (text: string): boolean => BLANK.test(text)

export type GroupTerms = Pick<
  Group,
  'isMember' | 'ownerXid' | 'adminXids' | 'joinType' | 'minSpeakLevel' | 'minImageLevel' | 'linkWhitelist'
>

/**
 * The conversation to write in, with the facts that are known about it. If the group is not loaded, the server decides.
 */
export type WriteTarget =
  | { readonly kind: 'group'; readonly group: GroupTerms | null }
  /** `isBlocked`: either person has blocked the other. `takesMessages`: the person accepts direct messages. */
  | { readonly kind: 'direct'; readonly isBlocked: boolean; readonly takesMessages: boolean }

/** The hosts to which every message may link. `global` is `null` until the product's list is loaded. */
export interface Hosts {
  readonly global: readonly string[] | null
  readonly own: readonly string[]
}

const mayWriteInGroup = ({ profile }: Author, group: GroupTerms): E.Either<SendRefusal, void> => {
  if (!group.isMember) return E.left({ _tag: 'NotMember' })
  const tooLow = group.joinType === 'normal' && profile !== null && profile.level < group.minSpeakLevel
  return tooLow ? E.left({ _tag: 'LevelTooLow', level: group.minSpeakLevel }) : E.right(undefined)
}

const mayWrite = (author: Author, where: WriteTarget): E.Either<SendRefusal, void> => {
  if (author.session === null || author.session.method === 'visitor') return E.left({ _tag: 'Visitor' })
  if (where.kind === 'group') return where.group === null ? E.right(undefined) : mayWriteInGroup(author, where.group)
  if (where.isBlocked) return E.left({ _tag: 'Blocked' })
  return where.takesMessages ? E.right(undefined) : E.left({ _tag: 'NoDirectMessages' })
}

/** The most bytes of an encoded message (decisions.md). */
export const MESSAGE_BYTES = 16_384

/** All text of a message that a reader sees; `null` if the message contains no text. */
const written = (content: Content): string | null => {
  switch (content.kind) {
    case 'text':
    case 'reply':
    case 'command':
      return content.text
    case 'richText':
      return [content.text, ...content.rows.flat().flatMap(({ display, command }) => [display, command ?? ''])].join(
        '\n',
      )
    // The caption of an album may be empty.
    case 'album':
      return content.text === '' ? null : content.text
    // A sticker shows its name only if it has no picture.
    case 'sticker':
      return content.asset === null ? content.name : null
    default:
      return null
  }
}

const isReadable = (content: Content): E.Either<SendRefusal, void> => {
  const words = written(content)
  if (words !== null && isBlank(words)) return E.left({ _tag: 'Empty' })
  if (!isWithinGraphemes(words ?? wordsIn(content), TEXT_LIMIT)) return E.left({ _tag: 'TooLong' })
  return utf8Size(JSON.stringify(content)) > MESSAGE_BYTES ? E.left({ _tag: 'TooLarge' }) : E.right(undefined)
}

const PICTURES: ReadonlySet<ContentKind> = new Set(['image', 'album', 'video'])

/** Whether the author may send pictures. Owners, admins and super users may at any level (spec 1 §6). */
const mayShowPictures = (
  { session, profile }: Author,
  where: WriteTarget,
  { kind }: Content,
): E.Either<SendRefusal, void> => {
  if (!PICTURES.has(kind) || where.kind !== 'group' || where.group === null || profile === null)
    return E.right(undefined)
  const { group } = where
  const isStaff = profile.isSuper || (session !== null && isStaffOf(group, session.xid))
  return isStaff || profile.level >= group.minImageLevel
    ? E.right(undefined)
    : E.left({ _tag: 'ImageLevelTooLow', level: group.minImageLevel })
}

/** The parts of a message that may contain links: its text, and the text on a card. */
const linkedText = (content: Content): string => {
  switch (content.kind) {
    case 'sticker':
      return content.name
    case 'groupInvite':
      return `${content.group.name} ${content.group.description}`
    case 'space':
      return content.space.title
    default:
      return written(content) ?? ''
  }
}

const mayLink = (where: WriteTarget, content: Content, { global, own }: Hosts): E.Either<SendRefusal, void> => {
  if (where.kind !== 'group' || where.group === null || global === null) return E.right(undefined)
  const link = refusedLink(linkedText(content), [...where.group.linkWhitelist, ...global, ...own])
  return link === null ? E.right(undefined) : E.left({ _tag: 'LinkNotAllowed', host: link.hostname })
}

/**
 * Whether the author may send this content to the target (spec 1 §5, OUT-6). The rule is checked when the person
 * presses Send, and again before the first try.
 * @internal
 */
export const maySend = (
  author: Author,
  where: WriteTarget,
  content: Content,
  hosts: Hosts,
): E.Either<SendRefusal, void> =>
  pipe(
    isReadable(content),
    E.flatMap(() => mayWrite(author, where)),
    E.flatMap(() => mayShowPictures(author, where, content)),
    E.flatMap(() => mayLink(where, content, hosts)),
  )

const refusalOf = E.match(
  (refusal: SendRefusal): SendRefusal | null => refusal,
  () => null,
)
export const writeRefusal = (author: Author, where: WriteTarget): SendRefusal | null =>
  refusalOf(mayWrite(author, where))
export const sendRefusal = (author: Author, where: WriteTarget, content: Content, hosts: Hosts): SendRefusal | null =>
  refusalOf(maySend(author, where, content, hosts))
