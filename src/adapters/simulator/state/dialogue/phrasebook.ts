import { hashText } from '../seeded-random'

export interface ScriptLine {
  /** The speaker's index in this dialogue, from 0. */
  readonly who: number
  readonly text: string
}

export type ScriptedTalk = readonly ScriptLine[]

/** The words that can replace each placeholder of a dialogue, keyed by the placeholder's name in braces. */
export type PhrasebookWords = Readonly<Record<string, readonly string[]>>

export interface Phrasebook {
  readonly talks: readonly ScriptedTalk[]
  readonly words: PhrasebookWords
  /**
   * A pattern for the names of the simulated members who speak the phrasebook's language. `null` if every simulated
   * member speaks the language.
   */
  readonly names: RegExp | null
}

const SPEAKERS = 'abcdefgh'

const lineOf = (written: string): ScriptLine => ({
  who: Math.max(0, SPEAKERS.indexOf(written.charAt(0))),
  text: written.slice(2).replaceAll(' / ', '\n'),
})

/**
 * Parses a written phrasebook. Each line is a message and starts with its speaker's letter. A blank line separates
 * dialogues. ` / ` is a line break in a message.
 */
export const phrasebookOf = (words: PhrasebookWords, written: string, names: RegExp | null = null): Phrasebook => ({
  words,
  names,
  talks: written
    .trim()
    .split(/\n\s*\n/)
    .map((talk) =>
      talk
        .trim()
        .split('\n')
        .map((line) => lineOf(line.trim())),
    ),
})

const begun = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/**
 * Fills the placeholders of a text. All lines of a dialogue use the same `salt`, so a placeholder gets the same word in
 * every line.
 */
export const fillPlaceholders = (text: string, words: PhrasebookWords, salt: number): string => {
  const full = text.replace(/\{(\w+)\}/g, (open, name: string) => {
    const choice = words[name] ?? []
    return choice[(salt + hashText(name)) % Math.max(1, choice.length)] ?? open
  })
  return text.startsWith('{') ? begun(full) : full
}

export const speakerCountOf = (talk: ScriptedTalk): number => talk.reduce((most, { who }) => Math.max(most, who + 1), 0)
