import * as t from 'io-ts'
import { Group } from '../group'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { GlobalSearchPlace, ResultKind, PersonResult } from './global-search'

/** Commands and facts of looking for groups and people, in one tab. */
export const globalSearchMessages = {
  /** The page for it is opened: with that text, or as it was left (`null`). */
  OpenFinder: message('OpenFinder', { place: GlobalSearchPlace, text: t.union([t.string, t.null]) }),
  TypeFind: message('TypeFind', { place: GlobalSearchPlace, text: t.string }),
  ShowFound: message('ShowFound', { place: GlobalSearchPlace, list: ResultKind }),
  FindMore: message('FindMore', { place: GlobalSearchPlace }),
  CloseFinder: message('CloseFinder', { place: GlobalSearchPlace }),

  /** `size` is how many rows a full page would have brought us (LST-1). */
  GroupsFound: effectResult('GroupsFound', {
    place: GlobalSearchPlace,
    page: t.number,
    size: t.number,
    groups: t.readonlyArray(Group),
  }),
  PeopleFound: effectResult('PeopleFound', {
    place: GlobalSearchPlace,
    page: t.number,
    size: t.number,
    rows: t.readonlyArray(PersonResult),
  }),
  /** Of the kind that is shown: nothing else is read. */
  FoundNotRead: effectResult('FoundNotRead', { place: GlobalSearchPlace, failure: Failure }),
} as const

type Codecs = typeof globalSearchMessages
export type GlobalSearchMessage = t.TypeOf<Codecs[keyof Codecs]>
