import { describe, expect, it } from 'vitest'
import { announceFormViewModel, announceFormReducer } from '../../../src/domain/announcement'
import { unreachable } from '../../../src/domain/kernel/failure'
import { gid } from '../../support/builders/group'
import { ann } from '../../support/builders/person'
import { given, type Step } from '../../support/given'

const [square, makers] = [gid('10000001'), gid('10000002')]
const open = (of = square): Step => ({ type: 'announcement/OpenAnnounceForm', gid: of })
const write = (text: string): Step => ({ type: 'announcement/ChangeAnnouncementDraft', text })
const picture = (url: string): Step => ({ type: 'announcement/AddAnnouncedPicture', gid: square, url })
const post: Step = { type: 'announcement/PostAnnouncement' }
const close: Step = { type: 'announcement/CloseAnnounceForm' }
const posted: Step = (ask) => ({ type: 'announcement/AnnouncementPosted', ask: ask('postAnnouncement') })
const lost: Step = (ask) => ({
  type: 'announcement/AnnouncementNotPosted',
  ask: ask('postAnnouncement'),
  failure: unreachable,
})

type Shown = { readonly state: typeof announceFormReducer.initial }
const shown = ({ state }: Shown, of = square) => announceFormViewModel(state, of)
const writing = given(announceFormReducer, open(), write('Market day'))

describe('A new announcement', () => {
  it('posting sends an announcement as written, and its draft is cleared once the server confirms the post', () => {
    const posting = writing.when(
      picture('/p1.png'),
      picture('/p2.png'),
      { type: 'announcement/RemoveAnnouncedPicture', url: '/p1.png' },
      { type: 'announcement/MentionInAnnouncement', text: 'Market day @Ann', mention: { xid: ann.xid, name: 'Ann' } },
      post,
    )
    posting.gives({
      in: 'saving',
      asks: {
        postAnnouncement: {
          gid: square,
          draft: {
            text: 'Market day @Ann',
            pictures: ['/p2.png'],
            video: null,
            mentions: [{ xid: ann.xid, name: 'Ann' }],
          },
        },
      },
    })
    const over = posting.when(posted)
    over.gives({ in: 'saved', asks: {} })
    expect(shown(over)).toMatchObject({ state: 'saved', draft: { text: '', pictures: [] } })
    over.when(close).gives({ in: 'closed' })
    expect(shown(over.when(open(), write('And another')))).toMatchObject({
      state: 'fresh',
      draft: { text: 'And another' },
    })
  })

  it('an announcement with only blanks is not posted when the member presses the post button', () => {
    const empty = given(announceFormReducer, open(), write('  '), post)
    empty.gives({ asks: {} })
    expect(shown(empty).state).toBe('unfit')
  })

  it('the announcement draft of each group stays after a failed post, a reload and the closing of the form', () => {
    const failed = writing.when(post, lost)
    expect(shown(failed)).toMatchObject({ state: 'notSaved', draft: { text: 'Market day' } })
    expect(shown(failed.when(open())).state).toBe('fresh')
    expect(
      shown(
        writing.when(post, (ask) => ({
          type: 'announcement/AnnouncementOutcomeUnknown',
          ask: ask('postAnnouncement'),
        })),
      ),
    ).toMatchObject({ state: 'unknown', draft: { text: 'Market day' } })
    const elsewhere = failed.reloaded().when(close, open(makers), write('Saws'), close, open())
    expect([shown(elsewhere).draft.text, shown(elsewhere, makers).draft.text]).toEqual(['Market day', 'Saws'])
  })

  it('a picture or video that finishes uploading after the announcement form was closed is added to the draft', () => {
    expect(
      shown(writing.when(close, picture('/late.png'), picture('/later.png'), picture('/late.png'))).draft.pictures,
    ).toEqual(['/late.png', '/later.png'])
    const video = { url: '/late.mp4', poster: null }
    const withVideo = writing.when(close, { type: 'announcement/SetAnnouncedVideo', gid: square, video })
    expect([
      shown(withVideo).draft,
      shown(withVideo.when(open(), { type: 'announcement/SetAnnouncedVideo', gid: square, video: null })).draft.video,
    ]).toMatchObject([{ text: 'Market day', video }, null])
  })

  it('a second press of the post button while an announcement is being posted sends no second request', () => {
    expect(Object.keys(writing.when(post, post).asked())).toEqual(['postAnnouncement'])
  })

  it('SES-3 the draft of an announcement is cleared when the session ends', () => {
    const over = writing.when({ type: 'ForgetAccount' })
    over.gives({ in: 'closed', asks: {} })
    expect(shown(over).draft.text).toBe('')
  })
})
