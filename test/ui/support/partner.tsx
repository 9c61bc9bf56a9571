import { Route, Routes } from 'react-router-dom'
import { partnerImplementation } from '../../../src/application/features/partner/partner'
import type { Slice } from '../../../src/domain/event-log'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ChannelId } from '../../../src/domain/kernel/ids'
import type { EffectRef } from '../../../src/domain/kernel/message'
import { highlightsQuery, homeQuery, type Highlights, type PartnerHome } from '../../../src/domain/partner'
import { HomeScreen } from '../../../src/ui/features/partner/HomeScreen'
import { PartnerSearchScreen } from '../../../src/ui/features/partner/PartnerSearchScreen'
import { en } from '../../../src/ui/features/partner/translations.en'
import { groupOf } from '../../support/builders/group'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { ann, type Person } from '../../support/builders/person'
import { spaceWith } from '../../support/builders/space'
import { live } from './fake-app'
import { addEnglish, show } from './show'

addEnglish('partner', en)

const LINK = '{"link":"harbor"}'
const READ = `read:${LINK}:`
/** The effect request of a slice. Several slices use one request id, so `unit` names the reducer. */
const asked = (slice: Slice): EffectRef => ({ unit: slice.name, id: READ, seq: slice.effects()[READ]?.seq ?? 0 })
const first = { key: LINK, input: { link: 'harbor' }, page: null }
export const tea = groupOf('10000001', {
  name: 'Tea',
  isMember: false,
  description: 'Every day at five.',
  rewards: made(Decimal, '312000'),
})
export const closed = groupOf('10000002', { name: 'Tea room', isMember: true, joinType: 'private' })
export const soon = spaceWith({
  channelId: made(ChannelId, '5bace001-0000-4000-8000-000010000009'),
  title: 'Soon',
  status: 'prepare',
  startsAt: noonPlus(65_000),
})

const pages = (
  <Routes>
    <Route path="/p/search" element={<PartnerSearchScreen />} />
    <Route path="/p/:link" element={<HomeScreen />} />
    <Route path="*" element={<p>elsewhere</p>} />
  </Routes>
)
export const open = (who: Person = ann, at = '/p/harbor') => {
  const app = live(who)
  const partner = app.attach(partnerImplementation, undefined)
  show(pages, { app, at })
  const { home: page, get_highlights_bar } = partner.slices.account
  return {
    app,
    partner,
    comes: (value: PartnerHome | null) =>
      partner.answer(READ, () => homeQuery.loaded({ items: [{ found: value }], next: null }, first, asked(page))),
    fails: () => partner.answer(READ, () => homeQuery.failed(first, unreachable, asked(page))),
    barComes: (value: Highlights) =>
      partner.answer(READ, () =>
        highlightsQuery.loaded({ items: [{ found: value }], next: null }, first, asked(get_highlights_bar)),
      ),
  }
}
