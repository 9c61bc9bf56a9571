import * as t from 'io-ts'
import { Address } from '../kernel/export-policy'
import { Uid } from '../kernel/ids'
import { orNull } from '../kernel/or-null'

/**
 * The member's own profile in the form. The client sends unchanged pictures back to the server exactly as it read
 * them.
 */
export const ProfileDraft = t.strict(
  {
    uid: Uid,
    name: t.string,
    avatar: orNull(Address),
    banner: orNull(Address),
    bio: t.string,
  },
  'ProfileDraft',
)
export type ProfileDraft = t.TypeOf<typeof ProfileDraft>
