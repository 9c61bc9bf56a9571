import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Group } from '../../../domain/group'
import { isRetryable, refusedSilently, unreachable, type Failure } from '../../../domain/kernel/failure'
import type { Gid } from '../../../domain/kernel/ids'
import { joinEffects, joinMessages } from '../../../domain/join'
import type { TabMessage } from '../../../domain/features'
import { failsWith, tabEffects, type EffectContext } from '../../effects/effect'
import type { TabDeps } from '../../effects/tab-deps'

const { idempotent, customIdempotent, once, customRead } = tabEffects

type Asking = EffectContext<TabMessage>

const termsOf = ({ isMember, joinType, joinMode }: Group) => ({ isMember, joinType, joinMode })

/**
 * Effects for joining a group. Only a lookup that shows membership dispatches `GroupJoined` to the account (JOIN-5).
 */
export const makeJoinEffects = ({
  ports,
  memberIn,
  dispatchToAccount,
  dispatchToTab,
}: Pick<TabDeps, 'ports' | 'memberIn' | 'dispatchToAccount' | 'dispatchToTab'>) => {
  const { groups, navigator } = ports
  const toast = (key: 'joined' | 'notJoined' | 'applied' | 'groupNotOpened'): void =>
    dispatchToTab({ type: 'ShowToast', words: { key } })
  const placeOf = (gid: Gid): string => `/group/${gid}`
  /**
   * Reads the group. If the account is a member, notifies the account. A response for one account is never passed to
   * the next account (SES-7).
   */
  const learn = async (
    gid: Gid,
    { isSameSession, session: under }: Asking,
  ): Promise<E.Either<Failure, Group | null>> => {
    const found = await groups.find('gid', gid)()
    if (E.isRight(found) && found.right?.isMember === true && isSameSession())
      await dispatchToAccount({ type: 'group/GroupJoined', group: found.right }, under)
    return found
  }
  /**
   * Posts the request to join. If the group has become private meanwhile, the server refuses and the member must apply
   * instead.
   */
  const post =
    (gid: Gid, mode: Group['joinMode']): TE.TaskEither<Failure, 'posted' | 'closed'> =>
    async () => {
      if (memberIn() === null) return E.left(refusedSilently)
      const posted = await groups.join(gid, mode)()
      if (E.isRight(posted) || isRetryable(posted.left)) return E.right('posted')
      const found = await groups.find('gid', gid)()
      const isClosed = E.isRight(found) && found.right?.joinType === 'private' && !found.right.isMember
      return isClosed ? E.right('closed') : posted
    }
  return {
    loadJoinTerms: customRead(joinEffects.loadJoinTerms, {
      perform: async ({ gid }, asked) => {
        const { ref: ask, dispatch, isWanted } = asked
        const found = await learn(gid, asked)
        const group = E.isRight(found) ? found.right : null
        if (group !== null) return dispatch({ type: 'join/JoinTermsLoaded', ask, terms: termsOf(group) })
        if (isWanted() && (E.isRight(found) || isRetryable(found.left))) toast('groupNotOpened')
        return dispatch({ type: 'join/JoinTermsNotLoaded', ask, failure: E.isLeft(found) ? found.left : null })
      },
      failed: failsWith(joinMessages['join/JoinTermsNotLoaded']),
    }),
    // A lost response needs no lookup, because `checkMembership` follows.
    joinGroup: once(joinEffects.joinGroup, {
      call: ({ gid, joinMode }) => post(gid, joinMode),
      onResume: () => TE.right({ outcome: 'done', value: 'posted' }),
      toResult: (value, _, ask) =>
        value === 'posted' ? { type: 'join/JoinAccepted', ask } : { type: 'join/JoinNeedsApplication', ask },
      failed: failsWith(joinMessages['join/JoinRefused']),
      toUnknown: failsWith(joinMessages['join/JoinAccepted']),
    }),
    checkMembership: customRead(joinEffects.checkMembership, {
      perform: async ({ gid }, asked) => {
        const found = await learn(gid, asked)
        asked.dispatch({
          type: 'join/MembershipChecked',
          ask: asked.ref,
          isMember: E.isRight(found) && found.right?.isMember === true,
        })
      },
      failed: failsWith(joinMessages['join/MembershipChecked'], { isMember: false }),
    }),
    // A resumed request for access may or may not have reached the server. The effect fails, so that the member can
    // request access again.
    applyToJoin: idempotent(joinEffects.applyToJoin, {
      call: ({ gid, isForSpace }, { isResumed }) =>
        isResumed
          ? TE.left(unreachable)
          : memberIn() === null
            ? TE.left(refusedSilently)
            : groups.apply(gid, isForSpace),
      notifyAccount: (_, { gid }, under) => dispatchToAccount({ type: 'group/GroupApplied', gid }, under),
      thenInThisTab: () => toast('applied'),
      toResult: (_, __, ask) => ({ type: 'join/ApplicationSent', ask }),
      failed: failsWith(joinMessages['join/ApplicationNotSent']),
    }),
    enterGroup: customIdempotent(joinEffects.enterGroup, {
      perform: ({ gid, to, isNew }, { ref: ask, dispatch }) => {
        if (isNew) toast('joined')
        navigator.go(to ?? placeOf(gid))
        dispatch({ type: 'join/GroupEntered', ask })
      },
      failed: failsWith(joinMessages['join/GroupEntered']),
    }),
    showJoinFailure: customIdempotent(joinEffects.showJoinFailure, {
      perform: (_, { ref: ask, dispatch }) => {
        toast('notJoined')
        dispatch({ type: 'join/JoinFailureShown', ask })
      },
      failed: failsWith(joinMessages['join/JoinFailureShown']),
    }),
    offerSignIn: customIdempotent(joinEffects.offerSignIn, {
      perform: ({ gid, to }, { ref: ask, dispatch }) => {
        if (to !== null) navigator.go(placeOf(gid))
        dispatchToTab({ type: 'ShowVisitorDialog' })
        dispatch({ type: 'join/VisitorSignInOffered', ask })
      },
      failed: failsWith(joinMessages['join/VisitorSignInOffered']),
    }),
  }
}
