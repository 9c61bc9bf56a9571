import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ChannelId } from '../../../src/domain/kernel/ids'
import { spaceFormViewModel, type Space, type SpaceDraft } from '../../../src/domain/space'
import { spaceFormReducer } from '../../../src/domain/space/space-form.machine'
import {
  draftOfSpace,
  endOf,
  newSpace,
  noteWithin,
  SPACE_MINUTES,
  spaceDraftIssues,
  titleWithin,
} from '../../../src/domain/space/space-draft'
import { gid } from '../../support/builders/group'
import { NOON, noonPlus } from '../../support/builders/instant'
import { elsewhere, spaceWith, square } from '../../support/builders/space'
import { given, type Step } from '../../support/given'

const of = gid('10000001')
const draft: SpaceDraft = {
  title: 'Open square',
  startsAt: null,
  minutes: 60,
  micMode: 'limited',
  announcement: '',
  locale: 'en',
}
const planned: SpaceDraft = { ...draft, startsAt: noonPlus(3_600_000) }
const space: Space = spaceWith({ status: 'prepare' })
type Channel = ChannelId | null

const open = (channelId: Channel = null, as: SpaceDraft = { ...draft, title: '' }): Step => ({
  type: 'space/OpenSpaceForm',
  of: { gid: of, channelId },
  draft: as,
})
const write = (to: SpaceDraft): Step => ({ type: 'space/ChangeSpaceDraft', draft: to })
const save: Step = { type: 'space/SaveSpace' }
const close: Step = { type: 'space/CloseSpaceForm' }
const created: Step = (ask) => ({ type: 'space/SpaceCreated', ask: ask('createSpace'), space })
const stored =
  (id: 'startSpace' | 'saveSpace'): Step =>
  (ask) => ({ type: 'space/SpaceStored', ask: ask(id) })
const notStored =
  (id: 'createSpace' | 'saveSpace'): Step =>
  (ask) => ({ type: 'space/SpaceNotStored', ask: ask(id), failure: unreachable })
const unknown: Step = (ask) => ({ type: 'space/SpaceOutcomeUnknown', ask: ask('createSpace') })

const story = (...steps: readonly Step[]) => given(spaceFormReducer, ...steps)
const shown = (steps: readonly Step[], channelId: Channel = null) =>
  spaceFormViewModel(story(...steps).state, of, channelId)

describe('The space form', () => {
  it('the space form shows only in the group or space for which it was opened', () => {
    expect([
      shown([]),
      shown([open()]),
      shown([open()], square),
      shown([open(square)]),
      shown([open(square)], square)?.status,
      spaceFormViewModel(story(open()).state, gid('10000002'), null),
    ]).toEqual([null, { status: 'fresh', draft: { ...draft, title: '' }, failure: null }, null, null, 'fresh', null])
    expect(shown([open(), close])).toBeNull()
  })

  it('the space form keeps its draft after closing and a reload, until the account’s session ends', () => {
    const written = [
      open(),
      write(planned),
      close,
      open(square, draft),
      write({ ...draft, title: 'Other' }),
      close,
    ] as const
    expect([shown([...written, open()])?.draft, shown([...written, open(square, draft)], square)?.draft]).toEqual([
      planned,
      { ...draft, title: 'Other' },
    ])
    const before = story(...written)
    expect(before.reloaded().state).toEqual(before.state)
    expect(shown([...written, open(), { type: 'ForgetAccount' }])).toBeNull()
    expect(shown([...written, { type: 'ForgetAccount' }, open()])?.draft.title).toBe('')
  })

  it('the space form saves nothing without a title, or with a start in the past', () => {
    for (const wrong of [
      { ...draft, title: '  ' },
      { ...draft, startsAt: noonPlus(-1) },
    ]) {
      story(open(), write(wrong), save).gives({ asks: {} })
      expect(shown([open(), write(wrong), save])).toMatchObject({ status: 'unfit', draft: wrong })
    }
  })

  it('the space form creates and starts a space that begins at once, then closes and clears itself', () => {
    const begun = [open(), write(draft), save] as const
    story(...begun).gives({ in: 'creating', asks: { createSpace: { gid: of, draft } } })
    story(...begun, created).gives({ in: 'starting', asks: { startSpace: { space } } })
    expect([shown([...begun])?.status, shown([...begun, created])?.status]).toEqual(['saving', 'saving'])
    const done = [...begun, created, stored('startSpace')] as const
    story(...done).gives({
      in: 'closed',
      asks: {},
      data: { of: null, begun: null, failure: null, created: null, spaceDrafts: {} },
    })
    expect(shown([...done, open()])?.draft.title).toBe('')
  })

  it('the space form creates a space that is scheduled for later without starting it', () => {
    story(open(), write(planned), save).gives({ asks: { createSpace: { gid: of, draft: planned } } })
    story(open(), write(planned), save, created).gives({ in: 'closed', asks: {} })
  })

  it('an unchanged space form can be saved with the values it opened with', () => {
    story(open(square, planned), save).gives({
      in: 'saving',
      asks: { saveSpace: { channelId: square, draft: planned } },
    })
    expect(shown([open(square, planned), save], square)).toEqual({ status: 'saving', draft: planned, failure: null })
    story(open(square, planned), save, stored('saveSpace')).gives({ in: 'closed', asks: {}, data: { of: null } })
  })

  it.each([null, square])(
    'the space form keeps its draft if saving failed, and can save again: space id %s (null: a new space)',
    (channelId) => {
      const id = channelId === null ? 'createSpace' : 'saveSpace'
      const failed = [open(channelId, draft), write(planned), save, notStored(id)] as const
      expect(shown(failed, channelId)).toEqual({ status: 'notSaved', draft: planned, failure: unreachable })
      story(...failed).gives({ asks: {} })
      expect(Object.keys(story(...failed, save).asked())).toEqual([id])
      expect(shown([...failed, close, open(channelId, draft)], channelId)).toEqual({
        status: 'fresh',
        draft: planned,
        failure: null,
      })
    },
  )

  it('if the response to a creation is lost, the space form reports an unknown outcome and does not create again by itself', () => {
    const lost = [open(), write(draft), save, unknown] as const
    expect(shown(lost)).toEqual({ status: 'unknown', draft, failure: null })
    story(...lost).gives({ asks: {} })
    expect(shown([open(), write(draft), save, notStored('createSpace'), save, unknown])?.failure).toBeNull()
  })

  it('a space form that is not open saves nothing', () => {
    story(save).gives({ in: 'closed', asks: {} })
  })

  it('when another space form is opened, the running save request of the first space form is cancelled', () => {
    story(open(), write(draft), save, open(elsewhere, planned)).gives({ asks: {} })
  })
})

describe('The draft of a space', () => {
  it('the draft of a new space begins at once, lasts an hour and lets members speak only after a mic request', () => {
    expect(newSpace('zh')).toEqual({
      title: '',
      startsAt: null,
      minutes: 60,
      micMode: 'limited',
      announcement: '',
      locale: 'zh',
    })
    expect(SPACE_MINUTES).toEqual([15, 30, 60, 120, 240])
  })

  it('the draft of an existing space has the values of that space, or defaults where the space has no value', () => {
    const one = spaceWith({
      title: 'Tea',
      micMode: 'open',
      announcement: 'Bring cups',
      locale: 'ja',
      startsAt: noonPlus(0),
      endsAt: noonPlus(5_400_000),
    })
    expect(draftOfSpace(one, 'en')).toEqual({
      title: 'Tea',
      startsAt: NOON,
      minutes: 90,
      micMode: 'open',
      announcement: 'Bring cups',
      locale: 'ja',
    })
    expect(draftOfSpace({ ...one, locale: null, endsAt: null }, 'en')).toMatchObject({ locale: 'en', minutes: 60 })
    expect([
      draftOfSpace({ ...one, startsAt: null }, 'en').minutes,
      draftOfSpace({ ...one, endsAt: noonPlus(1) }, 'en').minutes,
    ]).toEqual([60, 1])
  })

  it('a space draft is refused for a blank title and for a start in the past', () => {
    expect([
      spaceDraftIssues(planned, NOON),
      spaceDraftIssues({ ...planned, startsAt: NOON }, NOON),
      spaceDraftIssues({ ...planned, title: ' ', startsAt: noonPlus(-1) }, NOON),
    ]).toEqual([[], [], ['titleMissing', 'startPast']])
  })

  it('the end of a drafted space is its start plus the chosen length', () => {
    expect(endOf(NOON, 90)).toBe(noonPlus(5_400_000))
  })

  it('the title of a space draft is cut to 100 characters, and the announcement to 120 characters', () => {
    expect([titleWithin('a'.repeat(101)).length, noteWithin('a'.repeat(121)).length]).toEqual([100, 120])
  })
})
