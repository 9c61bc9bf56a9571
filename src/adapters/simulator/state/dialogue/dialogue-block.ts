import type { Sender } from '../../../../domain/chat'
import type { SeededRandom } from '../seeded-random'
import { PHRASEBOOKS, type PhrasebookName } from './phrasebooks'
import { fillPlaceholders, speakerCountOf, type Phrasebook, type ScriptedTalk } from './phrasebook'

export interface SpokenLine {
  readonly from: Sender
  readonly text: string
  /** Whether this line starts a new dialogue. */
  readonly begins: boolean
}

interface Company {
  readonly chance: SeededRandom
  readonly guests: readonly Sender[]
  readonly cast: readonly Sender[]
}

const NOBODY = 'a conversation without people has no past'
const TRIES = 6

/** Draws `count` different people, or all people if there are fewer. */
const drawn = (people: readonly Sender[], count: number, chance: SeededRandom): readonly Sender[] => {
  const first = chance.between(0, people.length - 1)
  const step = chance.between(1, Math.max(1, Math.floor(people.length / count) - 1))
  return Array.from(
    { length: Math.min(count, people.length) },
    (_, i) => people[(first + i * step) % people.length] ?? [],
  ).flat()
}

const speakersOfBook = ({ names }: Phrasebook, { guests, cast }: Company): readonly Sender[] =>
  [...guests, ...cast].filter(({ name }) => names === null || names.test(name))

interface Choice {
  readonly book: Phrasebook
  readonly talk: ScriptedTalk
  readonly people: readonly Sender[]
}

const spokenLines = ({ book, talk, people }: Choice, chance: SeededRandom): readonly SpokenLine[] => {
  const salt = chance.between(0, 1_000_000)
  return talk.map(({ who, text }, i) => {
    const from = people[who % people.length]
    if (from === undefined) throw new Error(NOBODY)
    return { from, text: fillPlaceholders(text, book.words, salt), begins: i === 0 }
  })
}

const choose = (book: Phrasebook, company: Company): Choice => {
  const talk = company.chance.of(book.talks, [])
  return { book, talk, people: drawn(speakersOfBook(book, company), speakerCountOf(talk), company.chance) }
}

/**
 * Draws a dialogue that needs at most the available people and the remaining lines and was not drawn shortly before. If
 * no dialogue fits, draws a single line.
 */
const next = (
  books: readonly PhrasebookName[],
  room: number,
  heard: ReadonlySet<ScriptedTalk>,
  company: Company,
): Choice => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const choice = choose(PHRASEBOOKS[company.chance.of(books, 'remarks')], company)
    const {
      talk,
      people,
      book: { names },
    } = choice
    const hasPeople = people.length > 0 && (names === null || people.length === speakerCountOf(talk))
    if (hasPeople && talk.length > 0 && talk.length <= room && !heard.has(talk)) return choice
  }
  return choose(PHRASEBOOKS.remarks, company)
}

/** Draws complete dialogues that have exactly `length` lines in total. */
export const linesForBlock = (
  books: readonly PhrasebookName[],
  length: number,
  company: Company,
): readonly SpokenLine[] => {
  const lines: SpokenLine[] = []
  const heard = new Set<ScriptedTalk>()
  while (lines.length < length) {
    const choice = next(books, length - lines.length, heard, company)
    heard.add(choice.talk)
    lines.push(...spokenLines(choice, company.chance))
  }
  return lines
}
