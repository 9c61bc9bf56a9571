import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { spaceScreens } from './space-screens'
import { groupScreens } from './screens/group-screens'
import { chatScreens } from './screens/chat-screens'
import { signInScreens } from './screens/sign-in-screens'
import { appShellScreens } from './screens/app-shell-screens'

/** Every screen and overlay, in each state that has texts. Names and messages of people are Chinese. */
export const screensIn = (t: TFunction): Readonly<Record<string, ReactNode>> => ({
  ...groupScreens(t),
  ...chatScreens(),
  ...signInScreens(),
  ...appShellScreens(t),
  ...spaceScreens(t),
})
