import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit, type AlarmRang } from '../event-log'
import { alarmInput, effect, type AskOf } from '../kernel/effect'
import type { Heard } from '../kernel/message'
import { askFor, Asking } from '../kernel/reconcile'
import { emptyTable, tableFrom, type Table } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { due, Finder, FinderPlace, focused, further, noFinder, notRead, opened, showing, shownList, tookGroups, tookPeople, typed } from './finder'
import { finderMessages, type FinderMessage } from './finder.messages'

const page = t.strict({ place: FinderPlace, keyword: t.string, page: t.number })

export const finderEffects = { findGroups: page, findPeople: page, alarm: alarmInput }

const Finders = t.strict({ header: Finder, page: Finder }, 'Finders')
type Finders = t.TypeOf<typeof Finders>
const Context = t.strict({ finders: Finders, asking: Asking }, 'FinderContext')

type FinderHears = Heard<FinderMessage | AlarmRang | ForgetAccount>

const noFinders: Finders = { header: noFinder, page: noFinder }
const PLACES = ['header', 'page'] as const

const foldFinder = (finder: Finder, heard: Heard<FinderMessage>): Finder => {
  switch (heard.type) {
    case 'OpenFinder': return opened(finder, heard.text, heard.at)
    case 'TypeFind': return typed(finder, heard.text, heard.at)
    case 'ShowFound': return showing(finder, heard.list)
    case 'FindMore': return further(finder)
    // What comes next counts on: no answer of before is taken for one to it.
    case 'CloseFinder': return { ...noFinder, round: finder.round + 1 }
    case 'GroupsFound': return tookGroups(finder, heard.page, heard.size, heard.groups)
    case 'PeopleFound': return tookPeople(finder, heard.page, heard.size, heard.rows)
    case 'FoundNotRead': return notRead(finder)
  }
}

const foldFinders = (finders: Finders, heard: FinderHears): Finders => {
  if (heard.type === 'ForgetAccount') return noFinders
  if (heard.type !== 'AlarmRang') return { ...finders, [heard.place]: foldFinder(finders[heard.place], heard) }
  const place = heard.ask.id.startsWith('header') ? 'header' : 'page'
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

const asksOf = (finders: Finders): Table<Ask> =>
  tableFrom(PLACES.flatMap((place) => askOf(finders, place)).map((ask) => [ask[1].id, ask] as const))

/**
 * Looking for groups and people by name, in the header and on the page for it.
 * @internal
 */
export const finderMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as FinderHears },
  actors: { findGroups: effect(finderEffects.findGroups), findPeople: effect(finderEffects.findPeople), alarm: effect(finderEffects.alarm) },
  actions: {
    take: assign({ finders: ({ context, event }) => foldFinders(context.finders, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => { askFor(enqueue, context.asking, asksOf(context.finders)) }),
  },
}).createMachine({
  id: 'finder',
  context: { finders: noFinders, asking: emptyTable() },
  on: { '*': { actions: ['take', 'askForWhatIsWanted'] } },
})

export const finderUnit = machineUnit('finder', finderMachine, Context, [...Object.keys(finderMessages), 'ForgetAccount'])
