import * as t from 'io-ts'
import { Group } from '../group'
import { Failure } from '../kernel/failure'
import { answer, message } from '../kernel/message'
import { FinderPlace, FoundKind, FoundPerson } from './finder'

/** Commands and facts of looking for groups and people, in one tab. */
export const finderMessages = {
  /** The page for it is opened: with that text, or as it was left (`null`). */
  OpenFinder: message('OpenFinder', { place: FinderPlace, text: t.union([t.string, t.null]) }),
  TypeFind: message('TypeFind', { place: FinderPlace, text: t.string }),
  ShowFound: message('ShowFound', { place: FinderPlace, list: FoundKind }),
  FindMore: message('FindMore', { place: FinderPlace }),
  CloseFinder: message('CloseFinder', { place: FinderPlace }),

  /** `size` is how many rows a full page would have brought us (LST-1). */
  GroupsFound: answer('GroupsFound', { place: FinderPlace, page: t.number, size: t.number, groups: t.readonlyArray(Group) }),
  PeopleFound: answer('PeopleFound', { place: FinderPlace, page: t.number, size: t.number, rows: t.readonlyArray(FoundPerson) }),
  /** Of the kind that is shown: nothing else is read. */
  FoundNotRead: answer('FoundNotRead', { place: FinderPlace, failure: Failure }),
} as const

type Codecs = typeof finderMessages
export type FinderMessage = t.TypeOf<Codecs[keyof Codecs]>
