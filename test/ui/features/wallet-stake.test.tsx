import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { walletImplementation } from '../../../src/application/features/wallet/wallet'
import { StakingInfo, stakingQuery } from '../../../src/domain/wallet'
import { StakeView } from '../../../src/ui/features/wallet/StakeView'
import { en } from '../../../src/ui/features/wallet/translations.en'
import { formatDate } from '../../../src/ui/format/dates'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

const DAY = 86_400_000
const staking = made(StakingInfo, {
  staked: '0',
  level: null,
  unlocksAt: null,
  rewards: '0',
  levels: [
    { level: 1, minimum: '10', dayRate: '0.0001', lockDays: 0 },
    { level: 2, minimum: '500', dayRate: '0.0002', lockDays: 30 },
  ],
})

describe('The form that stakes', () => {
  beforeAll(() => addEnglish('wallet', en))

  it('R2-274 shows the yield of a day and the end of the lock before the member reviews the stake', () => {
    const app = live(ann)
    const wallet = app.attach(walletImplementation, undefined)
    show(<StakeView balances={[]} staking={staking} onSettled={() => undefined} />, { app })
    expect(screen.queryByText('Yield a day')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: /Level 2/ }))
    wallet.answer('read:{}:', (ask) =>
      stakingQuery.loaded({ items: [staking], next: null }, { key: '{}', input: {}, page: null }, ask),
    )
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '600' } })
    const lineOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent
    const end = formatDate(noonPlus(30 * DAY), 'en')
    expect([lineOf('Yield a day'), lineOf('All locked until')]).toEqual(['0.12 LOOP', end])
    fireEvent.click(screen.getByRole('radio', { name: /Level 1/ }))
    expect([lineOf('Yield a day'), lineOf('All locked until')]).toEqual(['0.06 LOOP', 'no lock'])
  })
})
