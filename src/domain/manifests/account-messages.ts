import type * as t from 'io-ts'
import { messageUnion } from '../event-log'
import { coreAccountSlices, coreAccountMessages } from './core'
import { appShellAccountPart } from './app-shell'
import { communityAccountPart } from './community'
import { spacesAccountPart } from './spaces'

/**
 * All messages and slices of the account log, with those of all features. A page loads features one by one (ADR 16).
 * @internal
 */
export const accountMessages = {
  ...coreAccountMessages,
  ...appShellAccountPart.messages,
  ...communityAccountPart.messages,
  ...spacesAccountPart.messages,
}
export const AccountMessage = messageUnion(accountMessages)
export type AccountMessage = t.TypeOf<typeof AccountMessage>

export const allAccountSlices = () => {
  const slices = coreAccountSlices()
  appShellAccountPart.join(slices)
  communityAccountPart.join(slices)
  spacesAccountPart.join(slices)
  return slices
}
