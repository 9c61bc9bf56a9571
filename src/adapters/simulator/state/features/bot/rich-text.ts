import type { ContentOf } from '../../../../../domain/chat'

/** A text with rows of cells. Pressing a cell with a command sends that command. */
export const richTextOf = (
  text: string,
  rows: readonly (readonly (readonly [display: string, command: string | null])[])[] = [],
): ContentOf<'richText'> => ({
  kind: 'richText',
  text,
  image: null,
  rows: rows.map((row) => row.map(([display, command]) => ({ display, command }))),
})

/** The command at the start of a text, in lower case, and the command's arguments. */
export const readCommand = (text: string): { readonly command: string; readonly args: string } => {
  const [word = ''] = text.trim().split(/\s+/, 1)
  return { command: word.toLowerCase(), args: text.trim().slice(word.length).trim() }
}
