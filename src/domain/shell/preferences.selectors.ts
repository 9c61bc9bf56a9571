import type { Profile } from '../session'
import type { MainPage, preferencesReducer } from './preferences'
import type { RegionLanguage } from './product'

type State = typeof preferencesReducer.initial

/** The page that comes first: Discover until another is chosen (spec 1 §2). */
export const mainPageOf = ({ mainPage }: State): MainPage => mainPage ?? 'Discover'

/** The area language: the one chosen, else the browser's as far as it is offered, else English (spec 1 §9). */
export const areaLanguageOf = (
  { areaLanguage }: Pick<State, 'areaLanguage'>,
  browser: readonly string[],
  offered: readonly RegionLanguage[],
): RegionLanguage => {
  const tags = browser.map((tag) => tag.toLowerCase().split('-')[0])
  return areaLanguage ?? tags.flatMap((tag) => offered.filter((one) => one === tag))[0] ?? 'en'
}

/** Who may set an area language: only whoever has bound an X account; a visitor is asked to sign in (spec 1 §6). */
export const areaChoice = (
  isMember: boolean,
  profile: Pick<Profile, 'twitterUrl'> | null,
): 'allowed' | 'visitor' | 'needBindX' => {
  if (!isMember) return 'visitor'
  return profile?.twitterUrl === null || profile === null ? 'needBindX' : 'allowed'
}
