import * as t from 'io-ts'
import { Group } from '../group'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { GlobalSearchPlace, ResultKind, PersonResult } from './global-search'

export const globalSearchMessages = {
  /** If `text` is `null`, the previous search is kept. */
  'global-search/OpenGlobalSearch': message('global-search/OpenGlobalSearch', {
    place: GlobalSearchPlace,
    text: t.union([t.string, t.null]),
  }),
  'global-search/TypeGlobalSearch': message('global-search/TypeGlobalSearch', {
    place: GlobalSearchPlace,
    text: t.string,
  }),
  'global-search/ShowSearchResults': message('global-search/ShowSearchResults', {
    place: GlobalSearchPlace,
    list: ResultKind,
  }),
  'global-search/LoadMoreResults': message('global-search/LoadMoreResults', { place: GlobalSearchPlace }),
  'global-search/CloseGlobalSearch': message('global-search/CloseGlobalSearch', { place: GlobalSearchPlace }),

  /** `size`: the number of rows of a full page (LST-1). */
  'global-search/GroupResultsLoaded': effectResult('global-search/GroupResultsLoaded', {
    place: GlobalSearchPlace,
    page: t.number,
    size: t.number,
    groups: t.readonlyArray(Group),
  }),
  'global-search/PersonResultsLoaded': effectResult('global-search/PersonResultsLoaded', {
    place: GlobalSearchPlace,
    page: t.number,
    size: t.number,
    rows: t.readonlyArray(PersonResult),
  }),
  /** The search failed. Only the kind of result that the place shows is loaded, so the failure concerns that kind. */
  'global-search/SearchResultsNotLoaded': effectResult('global-search/SearchResultsNotLoaded', {
    place: GlobalSearchPlace,
    failure: Failure,
  }),
} as const

type Codecs = typeof globalSearchMessages
export type GlobalSearchMessage = t.TypeOf<Codecs[keyof Codecs]>
