export { FOUND_A_PAGE, FoundPerson, type FoundKind } from './finder'
export { finderMessages } from './finder.messages'
export { finderEffects, finderUnit } from './finder.unit'
export { finderIn } from './finder.selectors'
