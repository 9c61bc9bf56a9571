import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Group } from '../../domain/group'
import { mayPass, refusedSilently, unreachable, type Failure } from '../../domain/kernel/failure'
import type { Gid } from '../../domain/kernel/ids'
import { joinEffects, joinMessages } from '../../domain/join'
import type { TabMessage } from '../../domain/tab-log'
import { failing, tabEffects, type Asked } from '../effect'
import type { TabNeeds } from './tab-needs'

const { idempotent, idempotentInSteps, once, readInSteps } = tabEffects

type Asking = Asked<TabMessage>

const termsOf = ({ isMember, joinType, joinMode }: Group) => ({ isMember, joinType, joinMode })

/**
 * What a tab does to get into a group. The account hears that one is in from the look whether it counts, and nowhere
 * else: so from an answer of the server (JOIN-5).
 */
export const makeJoinEffects = ({ ports, memberIn, sayToAccount, sayToTab }: Pick<TabNeeds, 'ports' | 'memberIn' | 'sayToAccount' | 'sayToTab'>) => {
  const { groups, navigator } = ports
  const toast = (key: 'joined' | 'notJoined' | 'applied' | 'groupNotOpened'): void => sayToTab({ type: 'ShowToast', words: { key } })
  const placeOf = (gid: Gid): string => `/group/${gid}`
  /** What was answered to one account is nothing that the next has to hear (SES-7). */
  const learn = async (gid: Gid, { isSameSession, under }: Asking): Promise<E.Either<Failure, Group | null>> => {
    const found = await groups.find('gid', gid)()
    if (E.isRight(found) && found.right?.isMember === true && isSameSession()) await sayToAccount({ type: 'GroupJoined', group: found.right }, under)
    return found
  }
  /** A group that was closed meanwhile refuses whoever would join: there one applies. */
  const post = (gid: Gid, mode: Group['joinMode']): TE.TaskEither<Failure, 'posted' | 'closed'> => async () => {
    if (memberIn() === null) return E.left(refusedSilently)
    const posted = await groups.join(gid, mode)()
    if (E.isRight(posted) || mayPass(posted.left)) return E.right('posted')
    const found = await groups.find('gid', gid)()
    const isClosed = E.isRight(found) && found.right?.joinType === 'private' && !found.right.isMember
    return isClosed ? E.right('closed') : posted
  }
  return {
    findTerms: readInSteps(joinEffects.findTerms, {
      perform: async ({ gid }, asked) => {
        const { ask, say, isWanted } = asked
        const found = await learn(gid, asked)
        const group = E.isRight(found) ? found.right : null
        if (group !== null) return say({ type: 'TermsFound', ask, terms: termsOf(group) })
        if (isWanted() && (E.isRight(found) || mayPass(found.left))) toast('groupNotOpened')
        return say({ type: 'TermsNotFound', ask, failure: E.isLeft(found) ? found.left : null })
      },
      failed: failing(joinMessages.TermsNotFound),
    }),
    // Nobody has to find out what came of it: the check that follows does.
    joinGroup: once(joinEffects.joinGroup, {
      call: ({ gid, joinMode }) => post(gid, joinMode),
      onResume: () => TE.right({ outcome: 'done', value: 'posted' }),
      done: (value, _, ask) => (value === 'posted' ? { type: 'JoinPosted', ask } : { type: 'JoinNeedsApplication', ask }),
      failed: failing(joinMessages.JoinRefused),
      unknown: failing(joinMessages.JoinPosted),
    }),
    checkMembership: readInSteps(joinEffects.checkMembership, {
      perform: async ({ gid }, asked) => {
        const found = await learn(gid, asked)
        asked.say({ type: 'MembershipChecked', ask: asked.ask, isMember: E.isRight(found) && found.right?.isMember === true })
      },
      failed: failing(joinMessages.MembershipChecked, { isMember: false }),
    }),
    // Begun before a reload it may have got through or not: that is for whoever applies to try again.
    applyToJoin: idempotent(joinEffects.applyToJoin, {
      call: ({ gid, isForSpace }, { resumed }) =>
        (resumed ? TE.left(unreachable) : memberIn() === null ? TE.left(refusedSilently) : groups.apply(gid, isForSpace)),
      tell: (_, { gid }, under) => sayToAccount({ type: 'GroupApplied', gid }, under),
      lead: () => toast('applied'),
      done: (_, __, ask) => ({ type: 'ApplicationSent', ask }),
      failed: failing(joinMessages.ApplicationNotSent),
    }),
    enterGroup: idempotentInSteps(joinEffects.enterGroup, {
      perform: ({ gid, to, isNew }, { ask, say }) => {
        if (isNew) toast('joined')
        navigator.go(to ?? placeOf(gid))
        say({ type: 'GroupEntered', ask })
      },
      failed: failing(joinMessages.GroupEntered),
    }),
    tellNotJoined: idempotentInSteps(joinEffects.tellNotJoined, {
      perform: (_, { ask, say }) => {
        toast('notJoined')
        say({ type: 'ToldNotJoined', ask })
      },
      failed: failing(joinMessages.ToldNotJoined),
    }),
    askVisitorIn: idempotentInSteps(joinEffects.askVisitorIn, {
      perform: ({ gid, to }, { ask, say }) => {
        if (to !== null) navigator.go(placeOf(gid))
        sayToTab({ type: 'ShowVisitorDialog' })
        say({ type: 'VisitorAskedIn', ask })
      },
      failed: failing(joinMessages.VisitorAskedIn),
    }),
  }
}
