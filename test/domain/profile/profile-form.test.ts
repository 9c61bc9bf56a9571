import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BIO_LIMIT, bioWithin, profileFormViewModel, uidIn } from '../../../src/domain/profile'
import { profileFormReducer } from '../../../src/domain/profile/profile-form.machine'
import { refused } from '../../../src/domain/kernel/failure'
import { ann } from '../../support/builders/person'
import { given, type Step } from '../../support/given'

const draft = { uid: ann.uid, name: 'Ann', avatar: null, banner: null, bio: '' }
const open = given(profileFormReducer, { type: 'profile/OpenProfileForm', draft })
const write = (name: string, bio = ''): Step => ({ type: 'profile/ChangeProfileDraft', name, bio })
const refuse: Step = (ask) => ({ type: 'profile/ProfileNotStored', ask: ask('saveProfile'), failure: refused('no') })

describe('The form for the member’s own profile', () => {
  it('R2-222 two presses on Save in the profile form send the draft once, and the form closes once the profile is saved', () => {
    const saving = open.when(
      write('Anna', 'hi'),
      { type: 'profile/SaveProfile' },
      { type: 'profile/SaveProfile' },
      write('Late'),
    )
    saving.gives({ in: 'saving', asks: { saveProfile: { ...draft, name: 'Anna', bio: 'hi' } } })
    const stored = saving.when((ask) => ({ type: 'profile/ProfileStored', ask: ask('saveProfile') }))
    stored.gives({ in: 'closed', asks: {}, data: { draft: null } })
  })

  it('the profile form still has its draft after a refusal, a reload and closing', () => {
    const failed = open.when(write('Anna', 'hi'), { type: 'profile/SaveProfile' }, refuse)
    expect(profileFormViewModel(failed.state)).toEqual({
      state: 'notSaved',
      draft: { ...draft, name: 'Anna', bio: 'hi' },
    })
    const later = failed
      .when({ type: 'profile/CloseProfileForm' })
      .reloaded()
      .when({ type: 'profile/OpenProfileForm', draft })
    expect(profileFormViewModel(later.state)?.draft).toEqual({ ...draft, name: 'Anna', bio: 'hi' })
  })

  it('the profile form is cleared when the member discards the draft or the account’s session ends', () => {
    for (const over of [{ type: 'profile/DiscardProfileForm' }, { type: 'ForgetAccount' }] as const) {
      open.when(write('Anna'), over).gives({ in: 'closed', data: { draft: null } })
    }
  })

  it('in the profile form, a new avatar does not change the banner, and a new banner does not change the avatar', () => {
    const pictured = open.when(
      { type: 'profile/ChangeProfilePicture', which: 'avatar', url: 'https://store.example/a.png' },
      { type: 'profile/ChangeProfilePicture', which: 'banner', url: 'https://store.example/b.png' },
    )
    expect(profileFormViewModel(pictured.state)).toEqual({
      state: 'fresh',
      draft: { ...draft, avatar: 'https://store.example/a.png', banner: 'https://store.example/b.png' },
    })
    expect(
      profileFormViewModel(pictured.when({ type: 'profile/ChangeProfilePicture', which: 'avatar', url: null }).state)
        ?.draft.avatar,
    ).toBeNull()
  })

  it('the profile form shows that it is being saved, and nothing while it is closed', () => {
    expect(profileFormViewModel(open.when({ type: 'profile/SaveProfile' }).state)).toEqual({ state: 'saving', draft })
    expect([
      profileFormViewModel(given(profileFormReducer).state),
      profileFormViewModel(open.when({ type: 'profile/CloseProfileForm' }).state),
    ]).toEqual([null, null])
  })

  it('the profile form is not sent without a name, and reports that the name is missing', () => {
    const nameless = open.when(write('  '), { type: 'profile/SaveProfile' })
    nameless.gives({ asks: {} })
    expect(profileFormViewModel(nameless.state)?.state).toBe('unfit')
  })

  it('R2-177 R2-327 BI-385 bio: a text of more than 120 characters is cut to 120 characters', () => {
    const long = 'x'.repeat(121)
    expect(profileFormViewModel(open.when(write('Ann', long)).state)?.draft.bio).toBe('x'.repeat(120))
    expect(BIO_LIMIT).toBe(120)
  })

  it('BI-385 bio: a text within 120 characters is not cut, and a longer text is cut to a beginning of at most that length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const kept = bioWithin(text)
        expect(kept.length).toBeLessThanOrEqual(BIO_LIMIT)
        expect(text.startsWith(kept)).toBe(true)
        expect(kept === text || text.length > BIO_LIMIT).toBe(true)
      }),
    )
  })
})

describe('A uid in a profile URL', () => {
  it.each([
    ['BI-126', '..', null],
    ['BI-127', '1e3', null],
    ['BI-128', '999999999999999999999', '999999999999999999999'],
    ['R2-052', '1000000002', '1000000002'],
    ['R3-209', 'user123456', 'user123456'],
    ['R2-053', 'attentionDetail', null],
    ['BI-126', '__proto__', null],
    ['BI-126', '%2e%2e', null],
    ['BI-126', '１２３', null],
  ])('%s route_uid: the part %j of a profile URL is read as the uid %j (null: no uid)', (_id, word, uid) => {
    expect(uidIn(word)).toBe(uid)
  })
})
