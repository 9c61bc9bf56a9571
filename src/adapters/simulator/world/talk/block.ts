import type { Sender } from '../../../../domain/chat'
import type { SeededChance } from '../chance'
import { BOOKS, type BookName } from './books'
import { filled, speakersOf, type Book, type Talk } from './talk'

export interface SaidLine {
  readonly from: Sender
  readonly text: string
  /** Whether it begins a talk. */
  readonly begins: boolean
}

interface Company {
  readonly chance: SeededChance
  readonly guests: readonly Sender[]
  readonly cast: readonly Sender[]
}

const NOBODY = 'a conversation without people has no past'
const TRIES = 6

/** So many different people of the company; fewer where it is smaller. */
const drawn = ({ chance, guests, cast }: Company, count: number): readonly Sender[] => {
  const all = guests.length + cast.length
  const first = chance.between(0, all - 1)
  const step = chance.between(1, Math.max(1, Math.floor(all / count) - 1))
  return Array.from({ length: Math.min(count, all) }, (_, i) => (first + i * step) % all)
    .flatMap((at) => (at < guests.length ? guests[at] : cast[at - guests.length]) ?? [])
}

const told = (book: Book, talk: Talk, company: Company): readonly SaidLine[] => {
  const people = drawn(company, speakersOf(talk))
  const salt = company.chance.between(0, 1_000_000)
  return talk.map(({ who, text }, i) => {
    const from = people[who % people.length]
    if (from === undefined) throw new Error(NOBODY)
    return { from, text: filled(text, book.words, salt), begins: i === 0 }
  })
}

/** A talk that fits into what is left of the block, not one that was just heard; else a remark of one line. */
const chosen = (books: readonly BookName[], room: number, heard: ReadonlySet<Talk>, chance: SeededChance): readonly [Book, Talk] => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const book = BOOKS[chance.of(books, 'remarks')]
    const talk = chance.of(book.talks, [])
    if (talk.length > 0 && talk.length <= room && !heard.has(talk)) return [book, talk]
  }
  return [BOOKS.remarks, chance.of(BOOKS.remarks.talks, [])]
}

/** Exactly so many lines of whole talks. */
export const linesOfBlock = (books: readonly BookName[], length: number, company: Company): readonly SaidLine[] => {
  const lines: SaidLine[] = []
  const heard = new Set<Talk>()
  while (lines.length < length) {
    const [book, talk] = chosen(books, length - lines.length, heard, company.chance)
    heard.add(talk)
    lines.push(...told(book, talk, company))
  }
  return lines
}
