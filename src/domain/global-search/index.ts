export {
  whenSearchDue as due,
  GlobalSearch as Finder,
  whenFocused as focused,
  RESULTS_PER_PAGE as FOUND_A_PAGE,
  ResultKind as FoundKind,
  PersonResult as FoundPerson,
  withMoreRequested as further,
  emptyGlobalSearch as noFinder,
  withFailedResults as notRead,
  whenOpened as opened,
  activeResults as shownList,
  withResultKind as showing,
  withGroupResults as tookGroups,
  withPersonResults as tookPeople,
  withTypedText as typed,
} from './global-search'
export { globalSearchMessages as finderMessages } from './global-search.messages'
export { globalSearchEffects as finderEffects, globalSearchReducer as finderUnit } from './global-search.reducer'
export {
  globalSearchViewModel as finderIn,
  toGlobalSearchViewModel as listsOf,
  type GlobalSearchViewModel as FinderShown,
} from './global-search.selectors'
