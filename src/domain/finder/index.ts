export {
  due, Finder, focused, FOUND_A_PAGE, FoundKind, FoundPerson, further, noFinder, notRead, opened, shownList, showing, tookGroups, tookPeople, typed,
} from './finder'
export { finderMessages } from './finder.messages'
export { finderEffects, finderUnit } from './finder.unit'
export { finderIn, listsOf, type FinderShown } from './finder.selectors'
