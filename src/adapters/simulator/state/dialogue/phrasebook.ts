import { hashText } from '../seeded-random'

export interface ScriptLine {
  /** Which of the speakers of this talk, from 0. */
  readonly who: number
  readonly text: string
}

/** A short exchange: somebody begins, others answer. */
export type ScriptedTalk = readonly ScriptLine[]

/** Words that a talk leaves open, by the name that stands for them in braces. */
export type PhrasebookWords = Readonly<Record<string, readonly string[]>>

export interface Phrasebook {
  readonly talks: readonly ScriptedTalk[]
  readonly words: PhrasebookWords
  /** How the names of its speakers are written, where not everybody speaks so; `null`: everybody does. */
  readonly names: RegExp | null
}

const SPEAKERS = 'abcdefgh'

const lineOf = (written: string): ScriptLine => ({
  who: Math.max(0, SPEAKERS.indexOf(written.charAt(0))),
  text: written.slice(2).replaceAll(' / ', '\n'),
})

/**
 * A book as it is written down: a line a message, which begins with the letter of its speaker; a blank line between two
 * talks; ` / ` where the message breaks its line.
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

/** Fills the open words; one salt fills a word the same way in every line of a talk. */
export const fillPlaceholders = (text: string, words: PhrasebookWords, salt: number): string => {
  const full = text.replace(/\{(\w+)\}/g, (open, name: string) => {
    const choice = words[name] ?? []
    return choice[(salt + hashText(name)) % Math.max(1, choice.length)] ?? open
  })
  return text.startsWith('{') ? begun(full) : full
}

export const speakerCountOf = (talk: ScriptedTalk): number => talk.reduce((most, { who }) => Math.max(most, who + 1), 0)
