import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { staffMessages, StaffUid } from '../../../domain/looper'
import { failsWith, tabEffects } from '../../effects/effect'
import type { Profiles } from '../../ports/profiles'

/** Finds a person by UID (spec 3 §7 getUserByUid). */
export const makeStaffEffects = (profiles: Pick<Profiles, 'find'>) => ({
  lookUp: tabEffects.read(StaffUid, {
    call: ({ uid }) =>
      pipe(
        profiles.find(uid),
        TE.map((user) =>
          user === null
            ? null
            : { xid: user.person.xid, uid: user.person.uid, name: user.person.name, avatar: user.person.avatar },
        ),
      ),
    toResult: (person, _, ask) => Object.assign({ type: 'looper/StaffFound', ask } as const, { person }),
    failed: failsWith(staffMessages['looper/StaffNotLookedUp']),
  }),
})
