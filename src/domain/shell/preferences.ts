import * as t from 'io-ts'
import { plainReducer } from '../event-log'
import { withDefault } from '../kernel/with-default'
import { message } from '../kernel/message'
import { RegionLanguage } from './product'

const Theme = t.union([t.literal('system'), t.literal('light'), t.literal('dark')], 'Theme')
const Language = t.union([t.literal('en'), t.literal('zh')], 'Language')
const MainPage = t.union([t.literal('Discover'), t.literal('Message')], 'MainPage')
export type MainPage = t.TypeOf<typeof MainPage>

/**
 * Preferences belong to the browser, not to an account. A preference is `null` until the person chooses: then the
 * browser's language and the default page apply.
 */
const Preferences = t.strict(
  {
    theme: Theme,
    language: t.union([Language, t.null]),
    mainPage: withDefault(t.union([MainPage, t.null]), null),
    areaLanguage: withDefault(t.union([RegionLanguage, t.null]), null),
    sound: withDefault(t.boolean, false),
    notices: withDefault(t.boolean, false),
  },
  'Preferences',
)
type State = t.TypeOf<typeof Preferences>

export const preferencesMessages = {
  ChooseTheme: message('ChooseTheme', { theme: Theme }),
  ChooseLanguage: message('ChooseLanguage', { language: Language }),
  /** The member chose a main page. The values are "Discover" and "Message" (spec 1 §2). */
  ChooseMainPage: message('ChooseMainPage', { mainPage: MainPage }),
  /** The member chose a region language. Dispatched only if `areaChoice` allows the choice. */
  ChooseAreaLanguage: message('ChooseAreaLanguage', { areaLanguage: RegionLanguage }),
  /** Whether a new message plays a sound or shows a system notification while no tab is visible. */
  ChooseSound: message('ChooseSound', { sound: t.boolean }),
  ChooseNotices: message('ChooseNotices', { notices: t.boolean }),
} as const

type Codecs = typeof preferencesMessages
const isPreference = t.union([
  preferencesMessages.ChooseTheme,
  preferencesMessages.ChooseLanguage,
  preferencesMessages.ChooseMainPage,
  preferencesMessages.ChooseAreaLanguage,
  preferencesMessages.ChooseSound,
  preferencesMessages.ChooseNotices,
])

const chosenIn = (choice: t.TypeOf<Codecs[keyof Codecs]>): Partial<State> => {
  switch (choice.type) {
    case 'ChooseTheme':
      return { theme: choice.theme }
    case 'ChooseLanguage':
      return { language: choice.language }
    case 'ChooseMainPage':
      return { mainPage: choice.mainPage }
    case 'ChooseAreaLanguage':
      return { areaLanguage: choice.areaLanguage }
    case 'ChooseSound':
      return { sound: choice.sound }
    case 'ChooseNotices':
      return { notices: choice.notices }
  }
}

const initial: State = {
  theme: 'system',
  language: null,
  mainPage: null,
  areaLanguage: null,
  sound: false,
  notices: false,
}

export const preferencesReducer = plainReducer(
  'preferences',
  initial,
  Preferences,
  Object.keys(preferencesMessages),
  (state, { message: choice }) => (isPreference.is(choice) ? { ...state, ...chosenIn(choice) } : state),
)
