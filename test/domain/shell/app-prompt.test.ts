import { describe, expect, it } from 'vitest'
import { appPromptReducer } from '../../../src/domain/shell'
import { noonPlus } from '../../support/builders/instant'
import { alarm, given, wait, type Step } from '../../support/given'
import { badInputs } from '../../ui/support/bad-inputs'

const offer = (link: string): Step => ({ type: 'OfferApp', link })
const offered = given(appPromptReducer, offer('/group/10000001'))
const left: Step = (ask) => ({ type: 'AppLinkOpened', ask: ask('openApp') })
const opening = offered.when({ type: 'OpenApp' })

describe('The app prompt', () => {
  it('R1-059 the app prompt is not offered again after the person has chosen to keep browsing', () => {
    offered.gives({ in: 'offered', asks: {} })
    offered
      .when({ type: 'KeepBrowsing' })
      .gives({ in: 'settled', asks: {} })
      .when(offer('/group'))
      .gives({ in: 'settled' })
  })

  it('R1-060 the app prompt opens the app by a deep link, and the download page if 2 s later the tab is still visible', () => {
    opening.gives({ asks: { openApp: { url: 'loop://open/group/10000001' } } })
    const waiting = opening.when(wait(10), left).gives({ asks: { openLimit: { at: noonPlus(2_000) } } })
    waiting
      .when(wait(1_990), alarm('openLimit'))
      .gives({ asks: { openDownload: { url: 'https://loop.example/download' } } })
      .when((ask) => ({ type: 'AppLinkOpened', ask: ask('openDownload') }))
      .gives({ in: 'settled', asks: {} })
  })

  it('BI-354 deep_link_fallback the app prompt does not open the download page if the tab was hidden within 2 s', () => {
    opening.when(left, wait(1_500), { type: 'TabHidden' }).gives({ in: 'settled', asks: {} })
    opening.when({ type: 'TabHidden' }).gives({ in: 'settled', asks: {} })
  })

  it('the app prompt does not open the app a second time after a reload', () => {
    opening
      .when(left)
      .reloaded()
      .gives({ asks: { openLimit: { at: noonPlus(2_000) } } })
  })

  it('BI-353 deep_link_id the app prompt opens the app without a target if the id in the path is invalid', () => {
    const [bad] = badInputs('deep_link_id')
    for (const id of [bad?.text ?? '', '../x', 'a/b', '%2f', 'javascript:alert(1)', '1234']) {
      given(appPromptReducer, offer(`/group/${id}`), { type: 'OpenApp' }).gives({
        asks: { openApp: { url: 'loop://open' } },
      })
    }
    expect(bad?.id).toBe('BI-353')
  })
})
