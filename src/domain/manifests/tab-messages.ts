import type * as t from 'io-ts'
import { messageUnion } from '../event-log'
import { coreTabSlices, coreTabMessages } from './core'
import { communityTabPart } from './community'
import { otherSignInTabPart } from './other-sign-in'
import { spacesTabPart } from './spaces'
import { signInTabPart } from './sign-in'

/**
 * All messages and slices of a tab's log, with those of all features. A page loads features one by one (ADR 16).
 * @internal
 */
export const tabMessages = {
  ...coreTabMessages,
  ...signInTabPart.messages,
  ...otherSignInTabPart.messages,
  ...communityTabPart.messages,
  ...spacesTabPart.messages,
}
export const TabMessage = messageUnion(tabMessages)
export type TabMessage = t.TypeOf<typeof TabMessage>

export const allTabSlices = () => {
  const slices = coreTabSlices()
  signInTabPart.join(slices)
  otherSignInTabPart.join(slices)
  communityTabPart.join(slices)
  spacesTabPart.join(slices)
  return slices
}
