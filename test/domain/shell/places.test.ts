import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shellReducer, hasNewRelease } from '../../../src/domain/shell'
import { InAppPath } from '../../../src/domain/shell/return-path'
import { made } from '../../support/builders/made'
import { given, wait, type Step } from '../../support/given'

const HERE = 'https://loop.example'

const at = (path: string): Step => ({ type: 'RouteChanged', path })
const keep = (to: string): Step => ({ type: 'RememberReturnPath', returnTo: made(InAppPath, to) })
const left: Step = { type: 'SessionEndedHere', reason: 'expired' }
const notLoaded: Step = { type: 'PageNotLoaded' }
const reloaded: Step = (ask) => ({ type: 'Reloaded', ask: ask('reload') })

describe('A redirect target', () => {
  it.each([
    ['BI-333', '//evil.example'],
    ['BI-334', '/\\evil.example'],
    ['BI-335', 'https://evil.example/'],
    ['BI-336', 'javascript:alert(1)'],
    ['BI-337', '/\t/evil.example'],
    ['BI-339', '/sign-in'],
    ['BI-339', '/sign-in/email'],
    ['BI-340', '/%2f%2fevil.example'],
    ['BI-341', '/group/..//evil.example'],
    ['BI-342', 'http:evil'],
  ])('%s redirect_target: a target outside this app or on the sign-in pages is rejected: %j', (_, text) => {
    expect(InAppPath.is(text)).toBe(false)
  })

  it('BI-338 redirect_target a redirect target within this app is accepted', () => {
    expect(InAppPath.is('/group/12345678')).toBe(true)
    expect(InAppPath.is('/sign-instead?x=1#y')).toBe(true)
  })

  it('SES-13 an accepted redirect target never leads out of this app, whatever its text', () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '%2f',
      'evil.example',
      'https:',
      '\t',
      'group',
      '?',
      '#',
      '@',
      ':',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
        const text = some.join('')
        expect(InAppPath.is(text) ? new URL(text, HERE).origin : HERE).toBe(HERE)
      }),
    )
  })
})

describe('The return path after sign-in', () => {
  it('R1-054 the return path survives the sign-in pages and a reload', () => {
    given(shellReducer, at('/group/:key'), at('/sign-in'), keep('/group/12345678'), at('/sign-in/email'))
      .reloaded()
      .gives({ data: { returnTo: '/group/12345678' } })
  })

  it('SES-13 the return path is removed once the member has left the sign-in pages, so it is used at most once', () => {
    given(shellReducer, at('/sign-in'), keep('/group/12345678'), at('/group/:key'))
      .gives({ data: { returnTo: null } })
      .when(at('/sign-in'))
      .gives({ data: { returnTo: null } })
  })

  it('SES-6 the return path is cleared when the session ends', () => {
    given(shellReducer, at('/sign-in'), keep('/group/12345678'), left).gives({ data: { returnTo: null } })
  })
})

describe('A page that fails to load', () => {
  it('R1-055 SES-14 a page that fails to load reloads the app once', () => {
    given(shellReducer, notLoaded)
      .gives({ asks: { reload: {} } })
      .when(notLoaded, reloaded)
      .gives({ asks: {} })
  })

  it('R3-149 R3-312 R3-336 SES-14 the app does not reload a second time within 60 s', () => {
    const again = given(shellReducer, notLoaded).reloaded().when(reloaded)
    again.when(wait(59_999), notLoaded).gives({ asks: {} })
    again.when(wait(60_000), notLoaded).gives({ asks: { reload: {} } })
  })

  it('SES-14 the app reloads at most once in any 60 s, whenever pages fail and tabs reload', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40_000), { maxLength: 12 }), (pauses) => {
        let story = given(shellReducer)
        let now = 0
        const reloads: number[] = []
        for (const pause of pauses) {
          story = story.when(wait(pause), notLoaded)
          now += pause
          if ('reload' in story.asked()) {
            reloads.push(now)
            story = story.reloaded().when(reloaded)
          }
        }
        expect(reloads.every((one, i) => i === 0 || one - (reloads[i - 1] ?? 0) >= 60_000)).toBe(true)
      }),
    )
  })

  it('the app reloads at most once in 10 minutes for the code of a feature', () => {
    const missing: Step = { type: 'FeatureNotLoaded' }
    const again = given(shellReducer, missing)
      .gives({ asks: { reload: {} } })
      .reloaded()
      .when(reloaded)
    again.when(wait(599_999), missing).gives({ asks: {} })
    again.when(wait(600_000), missing).gives({ asks: { reload: {} } })
  })

  it('SES-4 the tab moves to /sign-in when the session ends, even after a page failed to load', () => {
    expect(given(shellReducer, notLoaded, left).asked()).toMatchObject({ navigate: { to: '/sign-in' } })
  })
})

describe('A new release', () => {
  const found = given(shellReducer, { type: 'ReleaseFound', release: '/assets/index-2.js' })

  it('a new release is announced until the member hides the announcement or the new release runs', () => {
    expect(hasNewRelease(found.state, '/assets/index-1.js')).toBe(true)
    expect(hasNewRelease(found.state, '/assets/index-2.js')).toBe(false)
    expect(hasNewRelease(found.when({ type: 'HideRelease' }).state, '/assets/index-1.js')).toBe(false)
    expect(hasNewRelease(given(shellReducer, { type: 'ReleaseFound', release: '' }).state, null)).toBe(false)
  })

  it('an update reloads the page, and says so if the server does not respond', () => {
    const updating = found.when({ type: 'UpdateNow' })
    expect(updating.asked()).toMatchObject({ reload: {} })
    expect(updating.reloaded().when(reloaded).asked()).not.toHaveProperty('reload')
    const refused = updating.when((ask) => ({ type: 'NotReloaded', ask: ask('reload') }))
    expect(refused.asked()).not.toHaveProperty('reload')
    expect(refused.state.context.toasts).toMatchObject([{ words: { key: 'notChanged' } }])
    expect(refused.when({ type: 'UpdateNow' }).asked()).toMatchObject({ reload: {} })
  })
})
