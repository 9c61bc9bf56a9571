import { Uid } from '../kernel/ids'
import { truncateGraphemes } from '../kernel/graphemes'
import type { ProfileDraft } from '../session'

/** The longest bio: 120 characters (spec 2 §5). */
export const BIO_LIMIT = 120

/** The page size of follow lists (spec 2 §9). */
export const FOLLOWS_A_PAGE = 20

/**
 * A user id: digits, or `user` and digits as the project pages write it. Nothing else is a user id (BI-126, BI-127).
 */
const UID_WORD = /^(?:user)?[0-9]{1,60}$/

/** The user id in a path segment; `null` if the segment is no id. The id stays text, so no digit is lost (BI-128). */
export const uidIn = (word: string): Uid | null => (UID_WORD.test(word) && Uid.is(word) ? word : null)

/** Cuts a bio to its limit, between graphemes (BI-385). */
export const bioWithin = (text: string): string => truncateGraphemes(text, BIO_LIMIT)

export const isNamed = ({ name }: ProfileDraft): boolean => name.trim() !== ''
