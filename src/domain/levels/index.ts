export { levelsFeature as levels } from './feature'
export {
  detailQuery,
  LevelDetail,
  LevelPart,
  Medal,
  medalsQuery,
  progressOf,
  LevelStanding as Standing,
} from './levels'
export {
  isAsked,
  LEVELS_A_CALL,
  UserLevels as PeopleAsked,
  userLevelMessages as peopleMessages,
  userLevelIn as standingIn,
} from './user-levels.reducer'
