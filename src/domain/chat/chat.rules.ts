import * as E from 'fp-ts/Either'
import type { Group } from '../group'
import type { Profile, Session } from '../session'
import { TEXT_LIMIT } from './chat'

/** Why a text is not sent; nothing enters the outbox and no call is made (OUT-6). */
export type SendRefusal =
  | { readonly _tag: 'Visitor' }
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'TooLong' }
  | { readonly _tag: 'NotMember' }
  | { readonly _tag: 'LevelTooLow', readonly level: number }

export interface Author {
  readonly session: Session | null
  readonly profile: Profile | null
}

/** Letters that show nothing: a text of these alone counts as empty (BI-028, BI-095). */
const BLANK = /^[\s\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]*$/u

export const isBlank = (text: string): boolean => BLANK.test(text)

/** Whether this person may write in this group at all, whatever the text. */
const mayWrite = ({ session, profile }: Author, group: Group | null): E.Either<SendRefusal, void> => {
  if (session === null || session.method === 'visitor') return E.left({ _tag: 'Visitor' })
  if (group === null) return E.right(undefined)
  if (!group.isMember) return E.left({ _tag: 'NotMember' })
  const tooLow = group.joinType === 'normal' && profile !== null && profile.level < group.minSpeakLevel
  return tooLow ? E.left({ _tag: 'LevelTooLow', level: group.minSpeakLevel }) : E.right(undefined)
}

/**
 * Whether this text may be sent there (spec 1 §5).
 * @internal
 */
export const maySend = (author: Author, group: Group | null, text: string): E.Either<SendRefusal, void> => {
  if (isBlank(text)) return E.left({ _tag: 'Empty' })
  if (text.length > TEXT_LIMIT) return E.left({ _tag: 'TooLong' })
  return mayWrite(author, group)
}

/** The same as a value to show or `null`. */
export const whyNotWrite = (author: Author, group: Group | null): SendRefusal | null =>
  E.match((refusal: SendRefusal): SendRefusal | null => refusal, () => null)(mayWrite(author, group))
export const whyNotSend = (author: Author, group: Group | null, text: string): SendRefusal | null =>
  E.match((refusal: SendRefusal): SendRefusal | null => refusal, () => null)(maySend(author, group, text))
