import * as E from 'fp-ts/Either'
import type { AccountMessage } from '../../domain/account-log'
import { mayPass } from '../../domain/kernel/failure'
import { nameEffects, profileFormEffects, visitEffects } from '../../domain/profile'
import type { TabMessage } from '../../domain/tab-log'
import { acting, answering, reading, type Asked } from '../effect'
import type { Ports } from '../ports'

interface Needs {
  readonly ports: Ports
  readonly sayToAccount: (message: AccountMessage) => Promise<void>
  readonly sayToTab: (message: TabMessage) => void
}

/** The account hears of it before the form closes: nowhere is the old name seen again. */
export const makeProfileFormEffects = ({ ports, sayToAccount }: Needs) => ({
  saveProfile: acting(profileFormEffects.saveProfile, (draft, { ask, say }: Asked<TabMessage>) => {
    void ports.profiles.save(draft)().then(async (saved) => {
      if (E.isLeft(saved)) return say({ type: 'ProfileNotStored', ask, failure: saved.left })
      await sayToAccount({ type: 'ProfileSaved', draft: saved.right })
      return say({ type: 'ProfileStored', ask })
    })
  }),
})

export const makeVisitEffects = ({ ports, sayToTab }: Needs) => ({
  leadToPerson: acting(visitEffects.leadToPerson, ({ xid }, { ask, say }: Asked<TabMessage>) => {
    let isGivenUp = false
    void ports.profiles.uidOf(xid)().then((found) => {
      if (isGivenUp) return
      const uid = E.isRight(found) ? found.right : null
      if (uid !== null) ports.navigator.go(`/profile/${uid}`)
      else if (E.isRight(found) || mayPass(found.left)) sayToTab({ type: 'ShowToast', words: { key: 'notOpened' } })
      say(uid === null ? { type: 'NotLedToPerson', ask, failure: E.isLeft(found) ? found.left : null } : { type: 'LedToPerson', ask })
    })
    return () => { isGivenUp = true }
  }),
})

export const makeNameEffects = ({ profiles }: Ports) => ({
  findNames: reading(nameEffects.findNames, answering(
    ({ xids }) => profiles.namesOf(xids),
    (people, { xids }, ask): TabMessage => ({ type: 'PeopleNamed', ask, xids, people }),
    (failure, { xids }, ask): TabMessage => ({ type: 'PeopleNotNamed', ask, xids, failure }),
  )),
})
