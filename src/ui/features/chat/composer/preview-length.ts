/** The most UTF-16 units that a message draws before the member expands it. */
export const PREVIEW_UNITS = 20_000

const linesShown = 20
const unitsInLine = 62

/** The approximate number of lines in a bubble of full width. A Chinese character counts as two columns. */
const linesOf = (paragraph: string): number => {
  let width = 0
  for (let at = 0; at < paragraph.length; at += 1) width += paragraph.charCodeAt(at) > 0x2e7f ? 2 : 1
  return Math.max(1, Math.ceil(width / unitsInLine))
}

/**
 * Whether a text would fill the whole screen. A text a few lines over the limit does not count, because hiding three
 * lines saves nothing.
 */
export const isLongText = (text: string): boolean => {
  if (text.length > PREVIEW_UNITS) return true
  let lines = 0
  for (const paragraph of text.split('\n', linesShown + 5)) lines += linesOf(paragraph)
  return lines > linesShown + 4
}
