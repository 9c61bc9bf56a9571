import * as t from 'io-ts'
import { drop, put, type Table } from '../../kernel/table'
import { Mention, Quote, type Content } from '../content'

/** The unsent message of a conversation (spec 1 §4: send, or reply with quoted context). */
export const Draft = t.strict(
  {
    text: t.string,
    reply: t.union([Quote, t.null]),
    /** All members that the person chose while writing. The person may have deleted some of the names from the text. */
    mentions: t.readonlyArray(Mention),
  },
  'Draft',
)
export type Draft = t.TypeOf<typeof Draft>

export const noDraft: Draft = { text: '', reply: null, mentions: [] }

/** Compares drafts by value, because a draft that was stored and read again is another object. */
export const isSameDraft = (left: Draft, right: Draft): boolean =>
  left === right || JSON.stringify(Draft.encode(left)) === JSON.stringify(Draft.encode(right))

/** Puts a draft into the table. A draft that has neither a text nor a reply is removed. */
export const putDraft = (drafts: Table<Draft>, id: string, draft: Draft): Table<Draft> =>
  draft.text === '' && draft.reply === null ? drop(drafts, id) : put(drafts, id, draft)

export const mentionText = ({ name }: Pick<Mention, 'name'>): string => `@${name}`

/** Adds a mention. Duplicate mentions are removed, and @all replaces the mentions of single members (spec 1 §5). */
export const withMention = (draft: Draft, mention: Mention): Draft => {
  const others = mention.xid === null ? [] : draft.mentions.filter(({ xid }) => xid !== mention.xid)
  return draft.mentions.some(({ xid }) => xid === null) ? draft : { ...draft, mentions: [...others, mention] }
}

/** A text that starts with a slash and one word. A path, or a date with slashes, does not match. */
const COMMAND = /^\/[\p{L}\p{N}_]+(?:\s|$)/u

/** The content that the draft becomes. It leaves out mentions whose names were deleted from the text. */
export const contentOf = ({ text, reply, mentions }: Draft): Content => {
  const named = mentions.filter((mention) => text.includes(mentionText(mention)))
  if (reply !== null) return { kind: 'reply', text, mentions: named, quote: reply }
  return COMMAND.test(text) && named.length === 0 ? { kind: 'command', text } : { kind: 'text', text, mentions: named }
}
