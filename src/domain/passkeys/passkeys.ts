import * as t from 'io-ts'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'
import { failedInputs, query } from '../query'

/** The most passkeys of a member. */
export const MOST_PASSKEYS = 10

/**
 * A passkey of the member. `name` is where it is kept, such as "iCloud Keychain", or the browser that made it.
 * `isSynced`: the provider copies it to the member's other devices. `usedAt` is the last sign-in, `null` before the
 * first.
 */
export const Passkey = t.strict(
  { id: t.string, name: t.string, addedAt: Instant, usedAt: orNull(Instant), isSynced: t.boolean },
  'Passkey',
)
export type Passkey = t.TypeOf<typeof Passkey>

const ANSWERS = ['passkeys/ListChanged', 'passkeys/PasskeyRemoved', 'passkeys/PasskeyNotRemoved']

/** The member's passkeys, in the order in which the member added them. */
export const passkeysQuery = query('passkeys/list', {
  input: t.strict({}),
  item: Passkey,
  idOf: ({ id }) => id,
  loadsAfter: {
    types: [...ANSWERS, 'NetworkOnline'],
    // An answer to a lost request may be a refusal although the passkey is gone, so the list loads after each answer.
    inputs: (message, known) =>
      ANSWERS.includes(message.type) ? known.map(({ input }) => input) : failedInputs(known),
  },
})
