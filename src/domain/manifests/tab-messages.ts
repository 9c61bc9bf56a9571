import type * as t from 'io-ts'
import { messageUnion } from '../event-log'
import { coreTabSlices, coreTabMessages } from './core'
import { communityTabPart } from './community'
import { otherSignInTabPart } from './other-sign-in'
import { spacesTabPart } from './spaces'
import { signInTabPart } from './sign-in'

/**
 * Everything that a tab's own log can say, and everyone who listens to it: all areas, which a page has only by and by
 * (ADR 13).
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
