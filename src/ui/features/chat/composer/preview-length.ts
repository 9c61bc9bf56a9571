/** Drawing more than this before anybody asked is wasted on a preview. */
export const PREVIEW_UNITS = 20_000

const linesShown = 20
const unitsInLine = 62

/** About how many lines a bubble of full width needs; a Chinese character takes the room of two. */
const linesOf = (paragraph: string): number => {
  let width = 0
  for (let at = 0; at < paragraph.length; at += 1) width += paragraph.charCodeAt(at) > 0x2e7f ? 2 : 1
  return Math.max(1, Math.ceil(width / unitsInLine))
}

/** A text that would push everything else off the screen. A few lines over are let pass: hiding three saves nothing. */
export const isLongText = (text: string): boolean => {
  if (text.length > PREVIEW_UNITS) return true
  let lines = 0
  for (const paragraph of text.split('\n', linesShown + 5)) lines += linesOf(paragraph)
  return lines > linesShown + 4
}
