import * as E from 'fp-ts/Either'
import type { AccountMessage } from '../../domain/account-log'
import type { Group } from '../../domain/group'
import { mayPass, refusedSilently, unreachable, type Failure } from '../../domain/kernel/failure'
import type { Gid } from '../../domain/kernel/ids'
import { joinEffects } from '../../domain/join'
import type { TabMessage } from '../../domain/tab-log'
import { acting, reading, type Asked } from '../effect'
import type { TabNeeds } from './tab-needs'

type Asking = Asked<TabMessage>

const termsOf = ({ isMember, joinType, joinMode }: Group) => ({ isMember, joinType, joinMode })

/**
 * What a tab does to get into a group. The account hears that one is in from the look whether it counts, and nowhere
 * else: so from an answer of the server (JOIN-5).
 */
export const makeJoinEffects = ({ ports, memberIn, sayToAccount, sayToTab }: Pick<TabNeeds, 'ports' | 'memberIn' | 'sayToAccount' | 'sayToTab'>) => {
  const { groups, navigator } = ports
  const tell = (message: AccountMessage): Promise<void> => sayToAccount(message)
  const toast = (key: 'joined' | 'notJoined' | 'applied' | 'groupNotOpened'): void => sayToTab({ type: 'ShowToast', words: { key } })
  const placeOf = (gid: Gid): string => `/group/${gid}`
  /** What was answered to one account is nothing that the next has to hear (SES-7). */
  const stillIn = (): (() => boolean) => {
    const asker = memberIn()?.sessionId
    return () => memberIn()?.sessionId === asker
  }
  const learn = async (gid: Gid): Promise<E.Either<Failure, Group | null>> => {
    const isSame = stillIn()
    const found = await groups.find('gid', gid)()
    if (E.isRight(found) && found.right?.isMember === true && isSame()) await tell({ type: 'GroupJoined', group: found.right })
    return found
  }
  return {
    findTerms: reading(joinEffects.findTerms, ({ gid }, { ask, say }: Asking) => {
      void learn(gid).then((found) => {
        const group = E.isRight(found) ? found.right : null
        if (group !== null) return say({ type: 'TermsFound', ask, terms: termsOf(group) })
        if (E.isRight(found) || mayPass(found.left)) toast('groupNotOpened')
        return say({ type: 'TermsNotFound', ask, failure: E.isLeft(found) ? found.left : null })
      })
    }),
    // What was begun before a reload is not posted again: the check tells what came of it.
    joinGroup: acting(joinEffects.joinGroup, ({ gid, joinMode }, { ask, say, resumed }: Asking) => {
      if (resumed) return say({ type: 'JoinPosted', ask })
      if (memberIn() === null) return say({ type: 'JoinRefused', ask, failure: refusedSilently })
      void groups.join(gid, joinMode)().then(async (posted) => {
        if (E.isRight(posted) || mayPass(posted.left)) return say({ type: 'JoinPosted', ask })
        const found = await groups.find('gid', gid)()
        const isClosed = E.isRight(found) && found.right?.joinType === 'private' && !found.right.isMember
        return say(isClosed ? { type: 'JoinNeedsApplication', ask } : { type: 'JoinRefused', ask, failure: posted.left })
      })
    }),
    checkMembership: reading(joinEffects.checkMembership, ({ gid }, { ask, say }: Asking) => {
      void learn(gid).then((found) => say({ type: 'MembershipChecked', ask, isMember: E.isRight(found) && found.right?.isMember === true }))
    }),
    // Begun before a reload it may have got through or not: that is for whoever applies to try again.
    applyToJoin: acting(joinEffects.applyToJoin, ({ gid }, { ask, say, resumed }: Asking) => {
      if (resumed) return say({ type: 'ApplicationNotSent', ask, failure: unreachable })
      if (memberIn() === null) return say({ type: 'ApplicationNotSent', ask, failure: refusedSilently })
      const isSame = stillIn()
      void groups.apply(gid)().then(async (sent) => {
        if (E.isLeft(sent)) return say({ type: 'ApplicationNotSent', ask, failure: sent.left })
        if (isSame()) await tell({ type: 'GroupApplied', gid })
        toast('applied')
        return say({ type: 'ApplicationSent', ask })
      })
    }),
    enterGroup: acting(joinEffects.enterGroup, ({ gid, to, isNew }, { ask, say }: Asking) => {
      if (isNew) toast('joined')
      navigator.go(to ?? placeOf(gid))
      say({ type: 'GroupEntered', ask })
    }),
    tellNotJoined: acting(joinEffects.tellNotJoined, (_, { ask, say }: Asking) => {
      toast('notJoined')
      say({ type: 'ToldNotJoined', ask })
    }),
    askVisitorIn: acting(joinEffects.askVisitorIn, ({ gid, to }, { ask, say }: Asking) => {
      if (to !== null) navigator.go(placeOf(gid))
      sayToTab({ type: 'ShowVisitorDialog' })
      say({ type: 'VisitorAskedIn', ask })
    }),
  }
}
