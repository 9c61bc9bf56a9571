export {
  whenSearchDue,
  GlobalSearch,
  whenFocused,
  RESULTS_PER_PAGE,
  ResultKind,
  PersonResult,
  withMoreRequested,
  emptyGlobalSearch,
  withFailedResults,
  whenOpened,
  activeResults,
  withResultKind,
  withGroupResults,
  withPersonResults,
  withTypedText,
} from './global-search'
export { globalSearchMessages } from './global-search.messages'
export { globalSearchEffects } from './global-search.reducer'
export { globalSearchViewModel, toGlobalSearchViewModel, type GlobalSearchViewModel } from './global-search.selectors'
