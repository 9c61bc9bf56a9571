import { describe, expect, it } from 'vitest'
import {
  areaChoice,
  areaLanguageOf,
  mainPageOf,
  preferencesReducer,
  PRODUCT,
  productPages,
} from '../../../src/domain/shell'
import { given } from '../../support/given'

describe('Preferences', () => {
  it('before the member chooses, theme and language follow the system, and sound and browser notifications are off', () => {
    given(preferencesReducer).gives({
      data: { theme: 'system', language: null, mainPage: null, areaLanguage: null, sound: false, notices: false },
    })
  })

  it('R1-064 the preferences that the member chose survive a reload', () => {
    given(
      preferencesReducer,
      { type: 'ChooseTheme', theme: 'dark' },
      { type: 'ChooseLanguage', language: 'zh' },
      { type: 'ChooseTheme', theme: 'light' },
      { type: 'ChooseMainPage', mainPage: 'Message' },
      { type: 'ChooseAreaLanguage', areaLanguage: 'ar' },
      { type: 'ChooseSound', sound: true },
      { type: 'ChooseNotices', notices: true },
    )
      .reloaded()
      .gives({
        data: { theme: 'light', language: 'zh', mainPage: 'Message', areaLanguage: 'ar', sound: true, notices: true },
      })
  })

  it('preferences of an older version are decoded, and new preferences get their defaults', () => {
    expect(preferencesReducer.codec.decode({ theme: 'dark', language: null })).toMatchObject({
      right: { ...preferencesReducer.initial, theme: 'dark' },
    })
  })
})

describe('The start page', () => {
  const chosen = (mainPage: 'Discover' | 'Message') =>
    given(preferencesReducer, { type: 'ChooseMainPage', mainPage }).state

  it('R1-011 the start page is Discover until the member chooses another page', () => {
    expect(mainPageOf(preferencesReducer.initial)).toBe('Discover')
    expect(mainPageOf(chosen('Message'))).toBe('Message')
  })
})

describe('The area language', () => {
  it('R1-359 the area language is the member’s choice, else the browser’s first supported language, else English', () => {
    expect(areaLanguageOf({ areaLanguage: null }, ['tlh', 'PT-br', 'en'], PRODUCT.areaLanguages)).toBe('pt')
    expect(areaLanguageOf({ areaLanguage: null }, ['tlh'], PRODUCT.areaLanguages)).toBe('en')
    expect(areaLanguageOf({ areaLanguage: 'ja' }, ['pt'], PRODUCT.areaLanguages)).toBe('ja')
  })

  it('R1-012 the area language decides which social media and video pages the app links to', () => {
    expect(productPages('zh')).not.toEqual(productPages('en'))
    expect(productPages('fr')).toEqual(productPages('en'))
    const { social, video } = productPages('zh')
    for (const url of [social, video]) expect(new URL(url).protocol).toBe('https:')
  })

  it('R1-233 R2-178 the area language can be set with an X account: other members must bind X, and visitors must sign in', () => {
    expect(areaChoice(true, { twitterUrl: 'https://x.example/ann' })).toBe('allowed')
    expect([areaChoice(true, { twitterUrl: null }), areaChoice(true, null)]).toEqual(['needBindX', 'needBindX'])
    expect(areaChoice(false, { twitterUrl: 'https://x.example/ann' })).toBe('visitor')
  })
})
