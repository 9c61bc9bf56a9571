import * as t from 'io-ts'
import { foldWithAsks, type AlarmRang } from '../event-log'
import { withDefault } from '../kernel/default'
import { alarmInput, type AskOf } from '../kernel/effect'
import type { Heard } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { due, Finder, FinderPlace, focused, further, noFinder, notRead, opened, showing, shownList, tookGroups, tookPeople, typed } from './finder'
import { finderMessages, type FinderMessage } from './finder.messages'

const page = t.strict({ place: FinderPlace, keyword: t.string, page: t.number })

export const finderEffects = { findGroups: page, findPeople: page, alarm: alarmInput }

const noPeople: Finder = { ...noFinder, kind: 'people' }

const Finders = t.strict({ header: Finder, headerPeople: withDefault(Finder, noPeople), page: Finder }, 'Finders')
type Finders = t.TypeOf<typeof Finders>
type FinderHears = Heard<FinderMessage | AlarmRang | ForgetAccount>

const noFinders: Finders = { header: noFinder, headerPeople: noPeople, page: noFinder }
/** No name is the beginning of one that stands after it. */
const PLACES = ['headerPeople', 'header', 'page'] as const

const foldFinder = (finder: Finder, heard: Heard<FinderMessage>): Finder => {
  switch (heard.type) {
    case 'OpenFinder': return opened(finder, heard.text, heard.at)
    case 'TypeFind': return typed(finder, heard.text, heard.at)
    case 'ShowFound': return showing(finder, heard.list)
    case 'FindMore': return further(finder)
    // What comes next counts on: no answer of before is taken for one to it.
    case 'CloseFinder': return { ...noFinder, kind: heard.place === 'headerPeople' ? 'people' : 'groups', round: finder.round + 1 }
    case 'GroupsFound': return tookGroups(finder, heard.page, heard.size, heard.groups)
    case 'PeopleFound': return tookPeople(finder, heard.page, heard.size, heard.rows)
    case 'FoundNotRead': return notRead(finder)
  }
}

const foldFinders = (finders: Finders, heard: FinderHears): Finders => {
  if (heard.type === 'ForgetAccount') return noFinders
  if (heard.type !== 'AlarmRang') return { ...finders, [heard.place]: foldFinder(finders[heard.place], heard) }
  const place = PLACES.find((one) => heard.ask.id.startsWith(one)) ?? 'page'
  return { ...finders, [place]: (heard.ask.id.startsWith(`${place}Focus`) ? focused : due)(finders[place]) }
}

type Ask = AskOf<typeof finderEffects>

const askOf = (finders: Finders, place: FinderPlace): readonly Ask[] => {
  const { focusAt, round } = finders[place]
  return [...focusAt === null ? [] : [['alarm', { id: `${place}Focus:${round}`, input: { at: focusAt } }] satisfies Ask], ...searchOf(finders, place)]
}

const searchOf = (finders: Finders, place: FinderPlace): readonly Ask[] => {
  const { dueAt, keyword, round, kind } = finders[place]
  const { wanted } = shownList(finders[place])
  if (dueAt !== null) return [['alarm', { id: `${place}Due:${round}`, input: { at: dueAt } }]]
  if (wanted === null) return []
  const input = { place, keyword, page: wanted }
  return [kind === 'groups' ? ['findGroups', { id: `${place}Groups:${round}-${wanted}`, input }]
    : ['findPeople', { id: `${place}People:${round}-${wanted}`, input }]]
}

const asksOf = (finders: Finders): readonly Ask[] => PLACES.flatMap((place) => askOf(finders, place))

/** Looking for groups and people by name, in the header and on the page for it. */
export const finderUnit = foldWithAsks('finder', {
  initial: noFinders, codec: Finders, step: foldFinders, asks: asksOf,
  hears: [...Object.keys(finderMessages), 'ForgetAccount'],
})
