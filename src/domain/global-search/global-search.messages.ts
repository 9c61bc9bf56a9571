import * as t from 'io-ts'
import { Group } from '../group'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { GlobalSearchPlace, ResultKind, PersonResult } from './global-search'

export const globalSearchMessages = {
  /** If `text` is `null`, the previous search is kept. */
  OpenFinder: message('OpenFinder', { place: GlobalSearchPlace, text: t.union([t.string, t.null]) }),
  TypeFind: message('TypeFind', { place: GlobalSearchPlace, text: t.string }),
  ShowFound: message('ShowFound', { place: GlobalSearchPlace, list: ResultKind }),
  FindMore: message('FindMore', { place: GlobalSearchPlace }),
  CloseFinder: message('CloseFinder', { place: GlobalSearchPlace }),

  /** `size`: the number of rows of a full page (LST-1). */
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
  /** The search failed. Only the kind of result that the place shows is loaded, so the failure concerns that kind. */
  FoundNotRead: effectResult('FoundNotRead', { place: GlobalSearchPlace, failure: Failure }),
} as const

type Codecs = typeof globalSearchMessages
export type GlobalSearchMessage = t.TypeOf<Codecs[keyof Codecs]>
