export { levelsFeature } from './feature'
export { detailQuery, LevelDetail, LevelPart, Medal, medalsQuery, progressOf, LevelStanding } from './levels'
export { isAsked, LEVELS_A_CALL, UserLevels, userLevelMessages, userLevelIn } from './user-levels.reducer'
