import type { ContentOf } from '../../../../../domain/chat'

/** Words, and rows of cells; a cell with a command says it when it is pressed. */
export const richTextOf = (
  text: string,
  rows: readonly (readonly (readonly [display: string, command: string | null])[])[] = [],
): ContentOf<'richText'> => ({
  kind: 'richText',
  text,
  image: null,
  rows: rows.map((row) => row.map(([display, command]) => ({ display, command }))),
})

/** The command that a text begins with, in small letters, and what comes after it. */
export const readCommand = (text: string): { readonly command: string; readonly args: string } => {
  const [word = ''] = text.trim().split(/\s+/, 1)
  return { command: word.toLowerCase(), args: text.trim().slice(word.length).trim() }
}
