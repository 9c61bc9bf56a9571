import * as t from 'io-ts'
import { drop, put, type Table } from '../../kernel/table'
import { Mention, Quote, type Content } from '../content'

/** What is being written in one conversation (spec 1 §4: send, or reply with quoted context). */
export const Draft = t.strict(
  {
    text: t.string,
    reply: t.union([Quote, t.null]),
    /** Whoever was chosen while it was written; some may not stand in it any more. */
    mentions: t.readonlyArray(Mention),
  },
  'Draft',
)
export type Draft = t.TypeOf<typeof Draft>

export const noDraft: Draft = { text: '', reply: null, mentions: [] }

/** Each of them may have been stored and read anew. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one === other || JSON.stringify(Draft.encode(one)) === JSON.stringify(Draft.encode(other))

/** Nothing written and nothing answered is no draft. */
export const putDraft = (drafts: Table<Draft>, id: string, draft: Draft): Table<Draft> =>
  draft.text === '' && draft.reply === null ? drop(drafts, id) : put(drafts, id, draft)

/** How somebody who is mentioned stands in a text. */
export const mentionText = ({ name }: Pick<Mention, 'name'>): string => `@${name}`

/** Each once; everybody at once makes single names needless (spec 1 §5). */
export const withMention = (draft: Draft, mention: Mention): Draft => {
  const others = mention.xid === null ? [] : draft.mentions.filter(({ xid }) => xid !== mention.xid)
  return draft.mentions.some(({ xid }) => xid === null) ? draft : { ...draft, mentions: [...others, mention] }
}

/** A slash and one word at the very start; a path or a date in slashes is none. */
const COMMAND = /^\/[\p{L}\p{N}_]+(?:\s|$)/u

/** What the draft says once it is sent: names that were taken out of it again are not mentioned. */
export const contentOf = ({ text, reply, mentions }: Draft): Content => {
  const named = mentions.filter((mention) => text.includes(mentionText(mention)))
  if (reply !== null) return { kind: 'reply', text, mentions: named, quote: reply }
  return COMMAND.test(text) && named.length === 0 ? { kind: 'command', text } : { kind: 'text', text, mentions: named }
}
