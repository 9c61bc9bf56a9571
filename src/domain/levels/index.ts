export { levels } from './feature'
export { detailQuery, LevelDetail, LevelPart, Medal, medalsQuery, progressOf, Standing } from './levels'
export { isAsked, LEVELS_A_CALL, PeopleAsked, peopleMessages, standingIn } from './people'
