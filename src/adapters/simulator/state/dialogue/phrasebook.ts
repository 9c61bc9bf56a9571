import { hashText } from '../seeded-random'

export interface ScriptLine {
  /** The speaker's index in this talk, from 0. */
  readonly who: number
  readonly text: string
}

export type ScriptedTalk = readonly ScriptLine[]

/** The choices for each placeholder of a talk, by the name in braces. */
export type PhrasebookWords = Readonly<Record<string, readonly string[]>>

export interface Phrasebook {
  readonly talks: readonly ScriptedTalk[]
  readonly words: PhrasebookWords
  /**
   * For a language that only some residents speak: the script of these residents' names. `null` lets every resident
   * speak.
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
 * talks. ` / ` is a line break in a message.
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

/** Fills the placeholders of a text. The same salt fills a placeholder in the same way in every line of a talk. */
export const fillPlaceholders = (text: string, words: PhrasebookWords, salt: number): string => {
  const full = text.replace(/\{(\w+)\}/g, (open, name: string) => {
    const choice = words[name] ?? []
    return choice[(salt + hashText(name)) % Math.max(1, choice.length)] ?? open
  })
  return text.startsWith('{') ? begun(full) : full
}

export const speakerCountOf = (talk: ScriptedTalk): number => talk.reduce((most, { who }) => Math.max(most, who + 1), 0)
