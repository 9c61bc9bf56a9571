import * as E from 'fp-ts/Either'
import { mayPass } from '../../domain/kernel/failure'
import { nameEffects, nameMessages, profileFormEffects, profileFormMessages, visitEffects, visitMessages } from '../../domain/profile'
import { failing, tabEffects } from '../effect'
import type { Ports } from '../ports'
import type { TabNeeds } from './tab-needs'

const { idempotent, read, readInSteps } = tabEffects

/** The account hears of it before the form closes: nowhere is the old name seen again. */
export const makeProfileFormEffects = ({ ports, sayToAccount }: Pick<TabNeeds, 'ports' | 'sayToAccount'>) => ({
  saveProfile: idempotent(profileFormEffects.saveProfile, {
    call: (draft) => ports.profiles.save(draft),
    tell: (draft, _, under) => sayToAccount({ type: 'ProfileSaved', draft }, under),
    done: (_, __, ask) => ({ type: 'ProfileStored', ask }),
    failed: failing(profileFormMessages.ProfileNotStored),
  }),
})

export const makeVisitEffects = ({ ports, sayToTab }: Pick<TabNeeds, 'ports' | 'sayToTab'>) => ({
  leadToPerson: readInSteps(visitEffects.leadToPerson, {
    perform: async ({ xid }, { ask, say, isWanted }) => {
      const found = await ports.profiles.uidOf(xid)()
      const uid = E.isRight(found) ? found.right : null
      if (isWanted()) {
        if (uid !== null) ports.navigator.go(`/profile/${uid}`)
        else if (E.isRight(found) || mayPass(found.left)) sayToTab({ type: 'ShowToast', words: { key: 'notOpened' } })
      }
      say(uid === null ? { type: 'NotLedToPerson', ask, failure: E.isLeft(found) ? found.left : null } : { type: 'LedToPerson', ask })
    },
    failed: failing(visitMessages.NotLedToPerson),
  }),
})

export const makeNameEffects = ({ profiles }: Ports) => ({
  findNames: read(nameEffects.findNames, {
    call: ({ xids }) => profiles.namesOf(xids),
    done: (people, { xids }, ask) => ({ type: 'PeopleNamed', ask, xids, people }),
    failed: failing(nameMessages.PeopleNotNamed),
  }),
})
