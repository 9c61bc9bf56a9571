import type { ChatMessage, Content, Mention, Named, NoticeItem, Quote, SystemEvent } from '../../../../../domain/chat'
import { DELETED_NAME } from '../../../../../domain/session'
import type { Xid } from '../../../../../domain/kernel/ids'
import { isSameValue } from '../../../../../domain/kernel/same-value'
import type { Notice } from '../../../../../domain/notification'

/** The deleted account, with the name that it had. */
export interface Forgotten {
  readonly xid: Xid
  readonly name: string
}

/** System lines whose name is a person's. Other lines name groups. */
const NAMES_PERSON: ReadonlySet<SystemEvent['code']> = new Set(['rainMost', 'groupInvited'])

const renamed = <P extends Named | Quote>(person: P, { xid }: Forgotten): P =>
  person.xid === xid ? { ...person, name: DELETED_NAME } : person

const inPeople = (people: readonly Named[], gone: Forgotten): readonly Named[] =>
  people.map((person) => renamed(person, gone))

/** Renames the mentions, in the list and in the text that shows them. */
export const inMentions = <C extends { readonly text: string; readonly mentions: readonly Mention[] }>(
  content: C,
  { xid }: Forgotten,
): C =>
  content.mentions.some((mention) => mention.xid === xid)
    ? {
        ...content,
        text: content.mentions
          .filter((mention) => mention.xid === xid)
          .reduce((text, { name }) => text.replaceAll(`@${name}`, `@${DELETED_NAME}`), content.text),
        mentions: content.mentions.map((mention) =>
          mention.xid === xid ? { ...mention, name: DELETED_NAME } : mention,
        ),
      }
    : content

/** Renames the person of a system line, in the event and in the text for older clients. */
const inEvent = <L extends { readonly text: string; readonly event: SystemEvent | null }>(
  line: L,
  { name }: Forgotten,
): L =>
  line.event !== null && line.event.name === name && NAMES_PERSON.has(line.event.code)
    ? { ...line, text: line.text.replaceAll(name, DELETED_NAME), event: { ...line.event, name: DELETED_NAME } }
    : line

const inItems = (items: readonly NoticeItem[], gone: Forgotten): readonly NoticeItem[] =>
  items.map((item) => inEvent(item, gone))

const inContent = (content: Content, gone: Forgotten): Content => {
  switch (content.kind) {
    case 'text':
    case 'album':
      return inMentions(content, gone)
    case 'reply':
      return {
        ...inMentions(content, gone),
        quote: content.quote && renamed(content.quote, gone),
      }
    case 'accessRequest':
      return content.person.xid === gone.xid
        ? { ...content, person: renamed(content.person, gone), avatar: null }
        : content
    case 'join':
      return { ...content, people: inPeople(content.people, gone) }
    case 'gift':
      return { ...content, receivers: inPeople(content.receivers, gone) }
    case 'groupSetAdmin':
      return { ...content, added: inPeople(content.added, gone), removed: inPeople(content.removed, gone) }
    case 'bubbleResult':
      return inEvent(content, gone)
    case 'notification':
      return { ...content, items: inItems(content.items, gone) }
    default:
      return content
  }
}

/** The parts of a message that name or show the account, without its name and picture; `null` if there are none. */
export const withoutName = (
  { from, content }: ChatMessage,
  gone: Forgotten,
): Pick<ChatMessage, 'from' | 'content'> | null => {
  const after = {
    from: from.xid === gone.xid ? { ...from, name: DELETED_NAME, avatar: null } : from,
    content: inContent(content, gone),
  }
  return isSameValue(after, { from, content }) ? null : after
}

export const noticeWithoutName = (notice: Notice, gone: Forgotten): Notice =>
  notice.content.kind === 'notification'
    ? { ...notice, content: { ...notice.content, items: inItems(notice.content.items, gone) } }
    : notice
