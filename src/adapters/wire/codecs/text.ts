import { truncateAtGrapheme } from '../../../domain/kernel/graphemes'

/**
 * The longest body, in UTF-16 units. The codec cuts off the rest. Members send at most 10,000 characters, so only a
 * broken or hostile server sends a longer body (BI-033).
 */
const BODY_LIMIT = 20_000
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Makes text safe for every encoding: a lone surrogate and U+0000 become U+FFFD (BI-026, BI-027). */
export const toWellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\ufffd').replaceAll('\0', '\ufffd')

/** Cuts the text to at most `limit` UTF-16 units, between graphemes (BI-038). */
export const truncateAt = (text: string, limit: number): string =>
  text.length <= limit ? text : toWellFormed(truncateAtGrapheme(text, limit))

/** Cleans and cuts the body of a message, or another text of several lines, before the log stores it. */
export const requestText = (text: string): string => truncateAt(toWellFormed(text), BODY_LIMIT)
