import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { mallImplementation } from '../../../src/application/features/mall/mall'
import { LOOP_ID } from '../../../src/domain/balance'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { packagesQuery, type LoopPackage } from '../../../src/domain/mall'
import { Price } from '../../../src/domain/price'
import { RechargeCard } from '../../../src/ui/features/mall/RechargeCard'
import { en } from '../../../src/ui/features/mall/translations.en'
import { ProfileScreen } from '../../../src/ui/features/profile/ProfileScreen'
import { Uid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { ann, ben } from '../../support/builders/person'
import { userOf } from '../../support/builders/user'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'mall', en)

const sold: LoopPackage = {
  code: 'loop-26',
  quantity: made(Decimal, '26'),
  price: made(Decimal, '1.1'),
  icon: null,
  discountIcon: null,
  discountPercent: made(Decimal, '0'),
}
const withMall = () => {
  const app = live(ann)
  return { app, mall: app.attach(mallImplementation, undefined) }
}
const rows = () =>
  within(screen.getByRole('region', { name: 'Recharge' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('The recharge card', () => {
  it('R2-329 the recharge card offers 1, 26, 52 and 258 LOOP, each with its price rounded up to whole dollars', () => {
    const { app, mall } = withMall()
    show(<RechargeCard />, { app })
    expect(rows().map(([text]) => text)).toEqual(['1 LOOP—', '26 LOOP—', '52 LOOP—', '258 LOOP—'])
    app.hear({ type: 'price/PricesUpdated', prices: [{ currencyId: LOOP_ID, price: made(Price, '0.0421') }] })
    mall.answer('read:{}:', (ask) =>
      packagesQuery.loaded({ items: [sold], next: null }, { key: '{}', input: {}, page: null }, ask),
    )
    expect(rows()).toEqual([
      ['1 LOOP$1.00', '/mall'],
      ['26 LOOP$2.00', '/mall?code=loop-26'],
      ['52 LOOP$3.00', '/mall'],
      ['258 LOOP$11.00', '/mall'],
    ])
  })

  it('R2-071 R2-191 the recharge card and the settings link are shown on my own profile only', async () => {
    const uid = made(Uid, '1000000002')
    const pages = (
      <Routes>
        <Route path="/profile" element={<ProfileScreen />} />
        <Route path="/profile/:uid" element={<ProfileScreen />} />
      </Routes>
    )
    const mine = withMall().app
    const { unmount } = show(pages, { app: mine, at: '/profile' })
    mine.hear((ask) => ({ type: 'profile/OwnProfileLoaded', ask: ask('own'), user: userOf(ann) }))
    expect(await screen.findByRole('region', { name: 'Recharge' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Settings' })).toBeTruthy()
    unmount()

    const theirs = withMall().app
    show(pages, { app: theirs, at: `/profile/${uid}` })
    theirs.hear(
      (ask) => ({ type: 'profile/OwnProfileLoaded', ask: ask('own'), user: userOf(ann) }),
      (ask) => ({ type: 'profile/PersonFound', ask: ask(`person:${uid}`), uid, user: userOf({ ...ben, uid }) }),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Ben' })).toBeTruthy()
    expect([
      screen.queryByRole('region', { name: 'Recharge' }),
      screen.queryByRole('link', { name: 'Settings' }),
    ]).toEqual([null, null])
  })
})
