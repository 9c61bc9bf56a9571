import { describe, expect, it } from 'vitest'
import { lookUpSpaceKey, shortLinkQuery, spaceKeyQuery, spaceSharePath, statsQuery } from '../../../src/domain/space'
import { square } from '../../support/builders/space'
import { given, type Step } from '../../support/given'
import { queryFailed, queryLoaded, readId } from '../../support/query-steps'

describe('A space that is opened by its key', () => {
  const key = { key: 'Room000101' }
  const want: Step = spaceKeyQuery.want(key)
  const failed: Step = queryFailed(spaceKeyQuery, key)
  const opened = (...steps: readonly Step[]) =>
    lookUpSpaceKey(given(spaceKeyQuery.reducer, ...steps).state, 'Room000101')

  it('R2-017 a space is found by its key, and is gone if no space has that key', () => {
    expect(opened(want)).toEqual({ status: 'loading' })
    expect(opened(want, queryLoaded(spaceKeyQuery, key, [square]))).toEqual({ status: 'shown', channelId: square })
    expect(opened(want, queryLoaded(spaceKeyQuery, key, []))).toEqual({ status: 'gone' })
  })

  it('a look-up of a space key that failed is shown as failed, and is repeated when the space is opened again', () => {
    expect([opened(), opened(want, failed), opened(want, failed, want)]).toEqual([
      { status: 'loading' },
      { status: 'failed' },
      { status: 'loading' },
    ])
  })

  it('a space key that was found is looked up again when it is opened again, and does not lead to the old space meanwhile', () => {
    const found = queryLoaded(spaceKeyQuery, key, [square])
    expect(opened(want, found, want)).toEqual({ status: 'loading' })
    expect(opened(want, found, want, failed)).toEqual({ status: 'failed' })
  })
})

describe('The short link of a space', () => {
  const of = { channelId: square }
  const want: Step = shortLinkQuery.want(of)
  const loaded: Step = queryLoaded(shortLinkQuery, of, ['Room000101'])
  const failed: Step = queryFailed(shortLinkQuery, of)
  const after = (...steps: readonly Step[]) => given(shortLinkQuery.reducer, ...steps)

  it('R2-199 a space is shared by its short link, or by a URL with its id if the short link could not be read', () => {
    const shared = [after(want, loaded), after(want, failed), after()].map(({ state }) => spaceSharePath(state, square))
    expect(shared).toEqual(['/s/Room000101', `/space/${square}`, `/space/${square}`])
  })

  it('the short link of an opened space is read once, and again after a failure', () => {
    after(want, loaded, want).gives({ asks: {} })
    expect(Object.keys(after(want, failed, want).asked())).toEqual([readId(shortLinkQuery, of)])
  })
})

describe('The summary of a space that is over', () => {
  const of = { channelId: square }
  const want: Step = statsQuery.want(of)
  const stats = { tuned: 1, comments: 2, duration: 3, rewardText: '', rewardIcon: null, people: [] }
  const loaded: Step = queryLoaded(statsQuery, of, [stats])
  const failed: Step = queryFailed(statsQuery, of)
  const after = (...steps: readonly Step[]) => given(statsQuery.reducer, ...steps)
  const statusAfter = (...steps: readonly Step[]) => statsQuery.listed(after(...steps).state, of).status

  it('the summary of a space is loading, then loaded or failed', () => {
    expect([statusAfter(want), statusAfter(want, loaded), statusAfter(want, failed)]).toEqual([
      'loading',
      'shown',
      'failed',
    ])
  })

  it('the summary of an opened space stays while it is read again, and a failed read is repeated when shown again', () => {
    expect(statsQuery.value(after(want, loaded, want).state, of)).toEqual(stats)
    expect([statusAfter(want, failed), statusAfter(want, failed, want)]).toEqual(['failed', 'loading'])
  })
})
