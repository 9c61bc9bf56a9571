import type { Profile } from '../session'
import type { MainPage, preferencesReducer } from './preferences'
import type { RegionLanguage } from './product'

type State = typeof preferencesReducer.initial

/** The main page: Discover until the person chooses another page (spec 1 §2). */
export const mainPageOf = ({ mainPage }: State): MainPage => mainPage ?? 'Discover'

/** The region language: the chosen language, else the browser's language if it is offered, else English (spec 1 §9). */
export const areaLanguageOf = (
  { areaLanguage }: Pick<State, 'areaLanguage'>,
  browser: readonly string[],
  offered: readonly RegionLanguage[],
): RegionLanguage => {
  const tags = browser.map((tag) => tag.toLowerCase().split('-')[0])
  return areaLanguage ?? tags.flatMap((tag) => offered.filter((language) => language === tag))[0] ?? 'en'
}

/**
 * Whether the person may choose a region language: only a member with a bound X account may. A visitor gets the sign-in
 * prompt (spec 1 §6).
 */
export const areaChoice = (
  isMember: boolean,
  profile: Pick<Profile, 'twitterUrl'> | null,
): 'allowed' | 'visitor' | 'needBindX' => {
  if (!isMember) return 'visitor'
  return profile?.twitterUrl === null || profile === null ? 'needBindX' : 'allowed'
}
