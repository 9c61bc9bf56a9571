import { Uid } from '../kernel/ids'
import { truncateGraphemes } from '../kernel/truncate-graphemes'
import type { ProfileDraft } from './profile'

/** spec 2 §5: a bio has at most 120 characters. */
export const BIO_LIMIT = 120

/** spec 2 §9: follow lists come 20 at a time. */
export const FOLLOWS_A_PAGE = 20

/**
 * Digits, or `user` and digits as the project area writes them: nothing else in an address is somebody (BI-126,
 * BI-127).
 */
const UID_WORD = /^(?:user)?[0-9]{1,60}$/

/** Whose id that word of an address is; `null` where it is nobody's. It stays text: no digit is lost (BI-128). */
export const uidIn = (word: string): Uid | null => (UID_WORD.test(word) && Uid.is(word) ? word : null)

/** As much of a bio as is allowed, cut between letters (BI-385). */
export const bioWithin = (text: string): string => truncateGraphemes(text, BIO_LIMIT)

/** A profile without a name is nobody's. */
export const isNamed = ({ name }: ProfileDraft): boolean => name.trim() !== ''
