import { graphemes, truncateAtGrapheme } from '../../domain/kernel/graphemes'

/** Replaces U+0000 and lone surrogates, which can be stored but not drawn. */
export const replaceUndrawable = (text: string): string =>
  text.replaceAll('\u0000', '\uFFFD').replace(/\p{Surrogate}/gu, '\uFFFD')

/**
 * The longest name, in UTF-16 units, that is not shortened. This length leaves space for the rest of the sentence on
 * the line.
 */
const SHORT_NAME = 14

/** A short form of a name: the first word of a long name, cut if that word is still too long. */
export const shortName = (name: string): string => {
  if (name.length <= SHORT_NAME) return name
  const [first = name] = name.trim().split(/\s+/)
  return first.length <= SHORT_NAME ? first : `${truncateAtGrapheme(first, SHORT_NAME - 1)}…`
}

/** The first visible character of a text, for the place of a missing picture. */
export const firstGrapheme = (text: string): string => {
  for (const { segment } of graphemes.segment(text.trimStart().slice(0, 64))) return segment.toUpperCase()
  return '?'
}
