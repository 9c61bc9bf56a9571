import * as E from 'fp-ts/Either'
import { isRetryable } from '../../../domain/kernel/failure'
import {
  userNameEffects,
  userNameMessages,
  profileFormEffects,
  profileFormMessages,
  openProfileEffects,
  openProfileMessages,
} from '../../../domain/profile'
import { failsWith, tabEffects } from '../../effects/effect'
import type { Ports } from '../../ports'
import type { TabDeps } from '../../effects/tab-deps'

const { idempotent, read, customRead } = tabEffects

/** Effects of the profile form. They notify the account before the form closes, so no screen shows the old name. */
export const makeProfileFormEffects = ({ ports, dispatchToAccount }: Pick<TabDeps, 'ports' | 'dispatchToAccount'>) => ({
  saveProfile: idempotent(profileFormEffects.saveProfile, {
    call: (draft) => ports.profiles.save(draft),
    notifyAccount: (draft, _, under) => dispatchToAccount({ type: 'ProfileSaved', draft }, under),
    toResult: (_, __, ask) => ({ type: 'profile/ProfileStored', ask }),
    failed: failsWith(profileFormMessages['profile/ProfileNotStored']),
  }),
})

export const makeOpenProfileEffects = ({ ports, dispatchToTab }: Pick<TabDeps, 'ports' | 'dispatchToTab'>) => ({
  openProfileOf: customRead(openProfileEffects.openProfileOf, {
    perform: async ({ xid }, { ref: ask, dispatch, isWanted }) => {
      const found = await ports.profiles.uidOf(xid)()
      const uid = E.isRight(found) ? found.right : null
      if (isWanted()) {
        if (uid !== null) ports.navigator.go(`/profile/${uid}`)
        else if (E.isRight(found) || isRetryable(found.left))
          dispatchToTab({ type: 'ShowToast', words: { key: 'notOpened' } })
      }
      dispatch(
        uid === null
          ? { type: 'profile/PersonProfileNotOpened', ask, failure: E.isLeft(found) ? found.left : null }
          : { type: 'profile/PersonProfileOpened', ask },
      )
    },
    failed: failsWith(openProfileMessages['profile/PersonProfileNotOpened']),
  }),
})

export const makeUserNameEffects = ({ profiles }: Ports) => ({
  loadUserNames: read(userNameEffects.loadUserNames, {
    call: ({ xids }) => profiles.namesOf(xids),
    toResult: (people, { xids }, ask) => ({ type: 'profile/UserNamesLoaded', ask, xids, people }),
    failed: failsWith(userNameMessages['profile/UserNamesNotLoaded']),
  }),
})
